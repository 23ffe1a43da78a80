import { chakra } from '@chakra-ui/react'

const Bolt = chakra('path', {
  base: {
    stroke: 'accent.bolt',
    animation: 'shut 150ms ease-out',
    _motionReduce: { animation: 'none' },
  },
  variants: {
    // Waits until the reader has seen that the bolt is shut.
    isOpening: {
      true: { '--from': '1.25rem', animation: 'shut 250ms ease-in-out 400ms backwards' },
      false: {},
    },
  },
})

/**
 * A drawing of a door bolt that slides shut once, above the heading of a completed action; or open, if the action lets
 * the reader in.
 */
export const ShutBolt = ({ isOpening = false }: { isOpening?: boolean | undefined }) => (
  <chakra.svg
    viewBox="0 0 64 48"
    width="4rem"
    height="3rem"
    fill="none"
    strokeWidth="6"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
    overflow="visible"
  >
    <chakra.path d="M20 6v36M44 6v36" stroke="brand.control" />
    <Bolt isOpening={isOpening} d={isOpening ? 'M-8 24h36' : 'M8 24h48'} />
  </chakra.svg>
)
