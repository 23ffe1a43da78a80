import { chakra } from '@chakra-ui/react'

type Fault = 'missing' | 'failed'

/** The drawings of the gate for each fault: without its second post, or with a broken bolt. */
const drawings: Record<Fault, { posts: string; bolt: string }> = {
  missing: { posts: 'M46 22v68', bolt: 'M18 56h92' },
  failed: { posts: 'M46 22v68M122 22v68', bolt: 'M18 56h44l8-9M150 56h-44l-8 9' },
}

/**
 * The drawing of the gate on an error screen. It is hidden from screen readers, since the heading has the same
 * content.
 */
export function FaultArt({ of: fault }: { of: Fault }) {
  const { posts, bolt } = drawings[fault]
  return (
    <chakra.svg
      viewBox="0 0 168 112"
      width="10.5rem"
      maxWidth="full"
      height="7rem"
      fill="none"
      strokeWidth="12"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <chakra.circle cx="84" cy="56" r="52" fill="bg.muted" />
      {fault === 'missing' && (
        // The position of the missing post.
        <chakra.path d="M122 22v68" stroke="border.button" strokeWidth="4" strokeDasharray="0 10" />
      )}
      <chakra.path d={posts} stroke="brand.control" />
      <chakra.path d={bolt} stroke="accent.bolt" />
    </chakra.svg>
  )
}
