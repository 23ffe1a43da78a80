import type { Schema } from '#contract/operation.ts'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import {
  BalanceIcon,
  BillIcon,
  ChatIcon,
  DepositIcon,
  KeyIcon,
  LayersIcon,
  PriceIcon,
  PulseIcon,
  SwapIcon,
} from '#src/ui/shell-icons.tsx'

type Kind = Schema<'WorkKind'>

/** The icon of each kind of task. */
export const workIcons: Record<Kind, typeof BillIcon> = {
  SUBSCRIPTION_REQUEST: LayersIcon,
  PRICE_APPROVAL: PriceIcon,
  LATE_BILL: BillIcon,
  TAX_INVOICE: BillIcon,
  DEPOSIT: DepositIcon,
  SETTLEMENT: BalanceIcon,
  REFUND: SwapIcon,
  REFUND_APPROVAL: SwapIcon,
  INQUIRY: ChatIcon,
  COUNSEL_RECORD: CalendarIcon,
  ACCESS_REQUEST: KeyIcon,
  ABNORMAL: PulseIcon,
  ABNORMAL_REVIEW: PulseIcon,
}

/** The colour of the tile of each kind; kinds that are missing here have the usual one. */
export const workFamilies: { [Of in Kind]?: 'red' | 'amber' | 'violet' | 'teal' } = {
  LATE_BILL: 'red',
  PRICE_APPROVAL: 'amber',
  DEPOSIT: 'teal',
  SETTLEMENT: 'amber',
  REFUND: 'amber',
  REFUND_APPROVAL: 'amber',
  INQUIRY: 'teal',
  COUNSEL_RECORD: 'violet',
  ABNORMAL: 'red',
  ABNORMAL_REVIEW: 'amber',
}
