import { chakra } from '@chakra-ui/react'

/** The bolt that slides shut, as the picture of a completed action; the title next to it says what was done. */
export const DoneArt = () => (
  <chakra.svg
    viewBox="0 0 112 80"
    width="5.25rem"
    height="3.75rem"
    fill="none"
    strokeWidth="10"
    strokeLinecap="round"
    overflow="hidden"
    aria-hidden="true"
    focusable="false"
    css={{
      '& > [data-bolt]': {
        animation: 'slideShut 200ms ease-out',
        _motionReduce: { animation: 'none' },
      },
    }}
  >
    <chakra.circle cx="56" cy="40" r="40" fill="success.subtle" />
    <chakra.path d="M36 16v48M76 16v48" stroke="brand.control" />
    <chakra.path data-bolt="" d="M14 40h84" stroke="accent.bolt" />
  </chakra.svg>
)
