import { chakra } from '@chakra-ui/react'

/** A key of the keyboard; `onButton` is small and takes the colours of the button around it. */
export const Key = chakra('kbd', {
  base: {
    fontFamily: 'mono',
    fontSize: 'sm',
    rounded: 'sm',
    px: '2',
    py: '0.5',
    minWidth: '8',
    textAlign: 'center',
    display: 'inline-block',
  },
  variants: {
    onButton: {
      true: {
        fontSize: 'xs',
        minWidth: '5',
        px: '1',
        py: '0',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'currentcolor',
      },
      false: { bg: 'bg.muted' },
    },
  },
  defaultVariants: { onButton: false },
})
