import { chakra } from '@chakra-ui/react'

const Bolt = chakra('path', {
  base: {
    stroke: 'accent.bolt',
    animation: 'shut 150ms ease-out',
    _motionReduce: { animation: 'none' },
  },
})

/** A drawing of a door bolt that slides shut once, above the heading of a completed action. */
export const ShutBolt = () => (
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
    <Bolt d="M8 24h48" />
  </chakra.svg>
)
