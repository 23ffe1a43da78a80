import { chakra } from '@chakra-ui/react'
import { formatDateTime } from '#domain/dates.ts'
import type { Rejection } from './load-home.ts'

/** The staff's reason for a rejection. */
export const RejectionWords = ({ reason, decidedAt }: Rejection) => (
  <chakra.figure bg="bg.muted" rounded="lg" p="4">
    <chakra.blockquote fontWeight="medium" whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="6">
      {reason}
    </chakra.blockquote>
    <chakra.figcaption fontSize="sm" color="fg.muted" textStyle="tabular" mt="1">
      {formatDateTime(decidedAt)}
    </chakra.figcaption>
  </chakra.figure>
)
