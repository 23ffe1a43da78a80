import { chakra } from '@chakra-ui/react'

export type SkeletonProps = {
  /** The height of what will come, as a CSS length or a size token, so that nothing jumps. */
  height: string
  width?: string
  /** How many of them, one under the other. */
  count?: number
}

/** The place of something still under way; silent, because what loads says so once. */
export function Skeleton({ height, width = 'full', count = 1 }: SkeletonProps) {
  return (
    <chakra.div display="grid" gap="2" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <chakra.div
          key={at}
          height={height}
          width={width}
          maxWidth="full"
          rounded="md"
          bg="bg.muted"
          animation="breathe 1.6s ease-in-out infinite"
        />
      ))}
    </chakra.div>
  )
}
