import { Stack } from '@chakra-ui/react'
import { BillInfo, type BillInfoProps } from './BillInfo.tsx'
import { BillLines } from './BillLines.tsx'

/** The content of a bill: its payer, its items and its total. */
export const BillDocument = (props: Omit<BillInfoProps, 'columns' | 'hasTaxCard'>) => (
  <Stack gap="5">
    <BillInfo {...props} />
    <BillLines bill={props.bill} />
  </Stack>
)
