import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'

import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { formatMoney, formatNumber } from '#domain/money.ts'
import { addressOf, paymentRows, type Row } from './payment-rows.ts'
import { termText } from './subscription-text.ts'

type Detail = Schema<'SubscriptionDetail'>
type Title = 'contractInfo' | 'paymentMethod' | 'companyInfo' | 'subscriberInfo' | 'adminInfo' | 'documents'
export type Group = { title: string; rows: Row[] }

export const tabs = ['contract', 'payment', 'people', 'papers'] as const

/** The groups that each tab shows. */
export const groupsOfTab: Record<(typeof tabs)[number], readonly Title[]> = {
  contract: ['contractInfo'],
  payment: ['paymentMethod'],
  people: ['companyInfo', 'subscriberInfo', 'adminInfo'],
  papers: ['documents'],
}

/**
 * Returns the field groups of a subscription (SPEC section 3) as titled rows with formatted values; by default all
 * groups. The contract group omits values that the header of the page already shows or that do not exist yet. The
 * staff see all groups on one page, so for them the applicant's company and the receiver of giro bills show only
 * details that differ from the subscribing company.
 */
export function detailGroups(
  t: TFunction<'subscription'>,
  detail: Detail,
  reader: 'member' | 'staff',
  names: readonly Title[] = tabs.flatMap((tab) => groupsOfTab[tab]),
): Group[] {
  const {
    subscriptionInfo,
    companyInfo,
    subscriberInfo,
    adminInfo,
    serviceInfo,
    contractInfo,
    paymentMethod,
  } = detail
  const money = (amount: number) => formatMoney(amount, contractInfo.currency)
  const day = (date: string | null) => date && formatDate(date)
  const rowsOf: Record<Title, () => Row[]> = {
    contractInfo: () => [
      ...(reader === 'member'
        ? [{ label: t('field.requestedAt'), value: formatDate(subscriptionInfo.requestedAt), numeric: true }]
        : [
            {
              label: t('detail.userCount'),
              value: t('detail.users', { number: formatNumber(serviceInfo.userCount) }),
              numeric: true,
            },
            {
              label: t('detail.unitPrice'),
              value: formatMoney(serviceInfo.unitPrice, serviceInfo.currency),
              numeric: true,
            },
          ]),
      ...numericRow(t('detail.contractNo'), contractInfo.contractNo),
      ...numericRow(
        t('detail.term'),
        contractInfo.startDate &&
          termText(t, { ...contractInfo, subscriptionState: subscriptionInfo.subscriptionState }),
      ),
      ...(reader === 'staff' ? numericRow(t('detail.nextBillDate'), day(contractInfo.nextBillDate)) : []),
      { label: t('detail.supplyAmount'), value: money(contractInfo.supplyAmount), numeric: true },
      ...(reader === 'staff'
        ? [{ label: t('detail.vatAmount'), value: money(contractInfo.vatAmount), numeric: true }]
        : []),
    ],
    paymentMethod: () => paymentRows(t, paymentMethod),
    companyInfo: () => [
      { label: t('detail.companyName'), value: companyInfo.companyName },
      { label: t('detail.rnno'), value: formatBusinessNumber(companyInfo.rnno), numeric: true },
      { label: t('detail.corporateNo'), value: companyInfo.corporateNo, numeric: true },
      { label: t('detail.ownerName'), value: companyInfo.ownerName },
      { label: t('detail.businessType'), value: companyInfo.businessType },
      { label: t('detail.businessCategory'), value: companyInfo.businessCategory },
      { label: t('detail.zipCode'), value: companyInfo.zipCode, numeric: true },
      { label: t('detail.address'), value: addressOf(companyInfo) },
      { label: t('detail.companyPhone'), value: formatPhone(companyInfo.phoneNumber), numeric: true },
    ],
    subscriberInfo: () => [
      { label: t('detail.accountType'), value: t(`detail.accountTypeName.${subscriberInfo.accountType}`) },
      {
        label: t('detail.accountTypeDetail'),
        value: t(`detail.accountTypeDetailName.${subscriberInfo.accountTypeDetail}`),
      },
      { label: t('detail.name'), value: subscriberInfo.name },
      { label: t('detail.accountEmail'), value: subscriberInfo.accountEmail },
      { label: t('detail.phoneNumber'), value: subscriberInfo.phoneNumber, numeric: true },
      { label: t('detail.secNo'), value: subscriberInfo.secNo, numeric: true },
      { label: t('detail.companyName'), value: subscriberInfo.companyName },
      { label: t('detail.companyOwner'), value: subscriberInfo.companyOwner },
      {
        label: t('detail.rnno'),
        value: subscriberInfo.rnno && formatBusinessNumber(subscriberInfo.rnno),
        numeric: true,
      },
      { label: t('detail.businessType'), value: subscriberInfo.businessType },
      { label: t('detail.industry'), value: subscriberInfo.industry },
      { label: t('detail.businessCategory'), value: subscriberInfo.businessCategory },
      { label: t('detail.zipCode'), value: subscriberInfo.zipCode, numeric: true },
      { label: t('detail.address'), value: addressOf(subscriberInfo) },
    ],
    adminInfo: () => [
      { label: t('detail.name'), value: adminInfo.name },
      { label: t('detail.deptName'), value: adminInfo.deptName },
      {
        label: t('detail.telNumber'),
        value: adminInfo.telNumber && formatPhone(adminInfo.telNumber),
        numeric: true,
      },
      { label: t('detail.phoneNumber'), value: adminInfo.phoneNumber, numeric: true },
      { label: t('detail.email'), value: adminInfo.email },
    ],
    documents: () => [
      documentRow(t, t('detail.rnImgViewInfo'), detail.rnImgViewInfo),
      documentRow(t, t('detail.ddlImgViewInfo'), detail.ddlImgViewInfo),
    ],
  }
  const companyRows = reader === 'staff' ? rowsOf.companyInfo() : []
  const isKnown = ({ label, value }: Row) =>
    companyRows.some((row) => value !== null && row.label === label && row.value === value)
  return names.map((name) => {
    const rows = rowsOf[name]()
    return {
      title: t(`detail.group.${name}`),
      rows:
        name === 'subscriberInfo' || name === 'paymentMethod' ? rows.filter((row) => !isKnown(row)) : rows,
    }
  })
}

/** Returns one row with digits of equal width; no row if there is no value. */
const numericRow = (label: string, value: string | null): Row[] =>
  value ? [{ label, value, numeric: true }] : []

/** Returns the row for a document, with the document's address for people who may download it. */
function documentRow(t: TFunction<'subscription'>, label: string, paper: Detail['rnImgViewInfo']): Row {
  return {
    label,
    value: fileText(t, paper),
    ...(paper?.url && { file: { url: paper.url, name: paper.fileName } }),
  }
}

function fileText(t: TFunction<'subscription'>, file: Detail['rnImgViewInfo']): string | null {
  if (!file) return null
  const kib = Math.max(1, Math.round(file.size / 1024))
  const size = kib < 1024 ? `${formatNumber(kib)} KB` : `${formatNumber(Math.round(kib / 1024))} MB`
  return [
    t('detail.file', { name: file.fileName, size }),
    t('detail.uploadedAt', { date: formatDate(file.uploadedAt) }),
  ].join(' · ')
}
