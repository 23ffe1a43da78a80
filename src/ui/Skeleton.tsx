import { chakra } from '@chakra-ui/react'

export type SkeletonProps = {
  /** The height of the content, as a CSS length or a size token, so that nothing moves. */
  height: string
  width?: string
  /** The number of rows. */
  count?: number
}

/** A placeholder for loading content. It is not announced, because the loader announces the loading once. */
export function Skeleton({ height, width = 'full', count = 1 }: SkeletonProps) {
  return (
    <chakra.div display="grid" gap="2" aria-hidden="true" data-skeleton="">
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
