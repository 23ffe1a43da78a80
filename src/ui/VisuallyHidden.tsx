import { chakra } from '@chakra-ui/react'

/** Text only for screen readers. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } })
