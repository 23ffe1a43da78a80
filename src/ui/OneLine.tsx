import { chakra } from '@chakra-ui/react'

const Line = chakra('span', {
  base: { xl: { display: 'block', maxWidth: '13rem', truncate: true } },
})

/** A text that keeps to one line in the table of a wide window, cut where it is too long and told on hover. */
export const OneLine = ({ children }: { children: string }) => <Line title={children}>{children}</Line>
