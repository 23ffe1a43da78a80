import { chakra } from '@chakra-ui/react'

/** Sentences, one per line. Spans, so that they may be inside a paragraph. */
export function MessageLines({ lines }: { lines: string[] }) {
  return lines.map((line, at) => (
    <chakra.span key={at} display="block" color="fg.muted" minHeight="1lh">
      {line}
    </chakra.span>
  ))
}
