import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useRef } from 'react'
import { useBottomEdge } from './use-bottom-edge.ts'

const Bar = chakra(
  'div',
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      mt: '8',
      mdDown: {
        // The main button, last in the row, is the widest.
        '& > *': { flex: '1 1 auto' },
        '& > :last-child': { flex: '2 1 auto' },
        position: 'sticky',
        bottom: '0',
        zIndex: 'bar',
        mx: '-edge',
        px: 'edge',
        pt: '3',
        pb: 'calc({spacing.3} + env(safe-area-inset-bottom))',
        bg: 'bg.panel',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderColor: 'border',
        '&[data-in-flow]': { position: 'static' },
        _print: { position: 'static' },
      },
    },
  },
  { defaultProps: { 'data-bottom-actions': '' } },
)

/** The buttons at the end of a form: at the bottom edge of the window on phones, in the normal flow from 768 px. */
export function BottomActions(props: HTMLChakraProps<'div'>) {
  const bar = useRef<HTMLDivElement>(null)
  useBottomEdge(bar)
  return <Bar ref={bar} {...props} />
}
