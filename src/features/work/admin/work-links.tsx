import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'

type Kind = Schema<'WorkKind'>
type Row = (name: string, item: Schema<'AdminWorkItem'>) => ReactElement

const bill: Row = (name, { itemId }) => (
  <Link to="/admin/bill/detail" search={{ billId: itemId }} data-row-link="">
    {name}
  </Link>
)
const behaviour: Row = (name, { itemId }) => (
  <Link to="/admin/abnormal/detail" search={{ abnormalEventId: itemId }} data-row-link="">
    {name}
  </Link>
)

/** For each kind of task, the link to the page on which the task is done. */
export const itemLinks: Record<Kind, Row> = {
  SUBSCRIPTION_REQUEST: (name, { itemId }) => (
    <Link to="/admin/subscription/detail" search={{ subscriptionId: itemId }} data-row-link="">
      {name}
    </Link>
  ),
  PRICE_APPROVAL: (name, { itemId }) => (
    <Link to="/admin/catalogue/detail" search={{ serviceCode: itemId }} data-row-link="">
      {name}
    </Link>
  ),
  LATE_BILL: bill,
  TAX_INVOICE: bill,
  DEPOSIT: (name, { itemId }) => (
    <Link to="/admin/deposit/detail" search={{ depositId: itemId }} data-row-link="">
      {name}
    </Link>
  ),
  SETTLEMENT: (name) => (
    <Link to="/admin/settlement" data-row-link="">
      {name}
    </Link>
  ),
  REFUND: bill,
  REFUND_APPROVAL: bill,
  INQUIRY: (name, { itemId }) => (
    <Link to="/admin/inquiry/detail" search={{ inquiryId: itemId }} data-row-link="">
      {name}
    </Link>
  ),
  COUNSEL_RECORD: (name, { itemId }) => (
    <Link to="/admin/counsel/detail" search={{ counselId: itemId }} data-row-link="">
      {name}
    </Link>
  ),
  ACCESS_REQUEST: (name, { itemId }) => (
    <Link to="/apps/request" search={{ requestId: itemId }} data-row-link="">
      {name}
    </Link>
  ),
  ABNORMAL: behaviour,
  ABNORMAL_REVIEW: behaviour,
}

/** For each kind of task, the link to the list of all such tasks. Counsels have a list for each day. */
export const listLinks: Record<Kind, (name: string, work: Schema<'AdminWork'>) => ReactElement> = {
  SUBSCRIPTION_REQUEST: (name) => (
    <Link to="/admin/subscription" search={{ subscriptionState: 'REQUESTED' }}>
      {name}
    </Link>
  ),
  LATE_BILL: (name) => (
    <Link to="/admin/bill" search={{ billState: 'LATE' }}>
      {name}
    </Link>
  ),
  REFUND: (name) => (
    <Link to="/admin/bill" search={{ waitingFor: 'REFUND' }}>
      {name}
    </Link>
  ),
  TAX_INVOICE: (name) => (
    <Link to="/admin/bill" search={{ waitingFor: 'TAX_INVOICE' }}>
      {name}
    </Link>
  ),
  PRICE_APPROVAL: (name) => <Link to="/admin/catalogue">{name}</Link>,
  DEPOSIT: (name) => <Link to="/admin/deposit">{name}</Link>,
  SETTLEMENT: (name) => <Link to="/admin/settlement">{name}</Link>,
  REFUND_APPROVAL: (name) => (
    <Link to="/admin/bill" search={{ waitingFor: 'CONFIRMATION' }}>
      {name}
    </Link>
  ),
  INQUIRY: (name) => <Link to="/admin/inquiry">{name}</Link>,
  COUNSEL_RECORD: (name, { waitingSince }) => (
    <Link to="/admin/counsel" search={{ date: kstDate(new Date(waitingSince)) }}>
      {name}
    </Link>
  ),
  ACCESS_REQUEST: (name) => <Link to="/admin/approval">{name}</Link>,
  ABNORMAL: (name) => (
    <Link to="/admin/abnormal" search={{ abnormalState: 'OPEN' }}>
      {name}
    </Link>
  ),
  ABNORMAL_REVIEW: (name) => (
    <Link to="/admin/abnormal" search={{ abnormalState: 'REVIEW' }}>
      {name}
    </Link>
  ),
}
