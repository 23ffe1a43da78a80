import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useAboutName } from '../AboutName.tsx'
import { InquiryStateBadge } from '../InquiryStateBadge.tsx'
import { useInquiryTexts } from '../texts.ts'

type Row = Schema<'InquiryListItem'>

const NoWrapText = chakra('span', { base: { whiteSpace: 'nowrap' } })

/** One page of inquiries. */
export function InquiryTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useInquiryTexts()
  const aboutName = useAboutName()
  const columns: DataColumn<Row>[] = [
    {
      key: 'subject',
      header: t('field.subject'),
      primary: true,
      cell: (row) => {
        const link = (
          <TextLink asChild>
            <Link to="/my/inquiry/detail" search={{ inquiryId: row.inquiryId }}>
              {row.subject}
            </Link>
          </TextLink>
        )
        const about = aboutName(row.about)
        return about ? <TwoLines first={link} second={about} /> : link
      },
    },
    {
      key: 'state',
      card: 'side',
      header: t('field.inquiryState'),
      cell: (row) => <InquiryStateBadge state={row.inquiryState} />,
    },
    {
      key: 'type',
      card: 'line',
      header: t('field.inquiryType'),
      cell: (row) => (
        <TwoLines
          first={<NoWrapText>{t(`type.${row.inquiryType}`)}</NoWrapText>}
          second={<NoWrapText>{row.inquiryNo}</NoWrapText>}
        />
      ),
    },
    {
      key: 'about',
      header: t('field.about'),
      card: 'row',
      onCardsOnly: true,
      cell: (row) => aboutName(row.about),
    },
    {
      key: 'createdAt',
      card: 'line',
      header: t('field.createdAt'),
      cell: (row) => (
        <TwoLines
          first={formatDate(row.createdAt)}
          second={
            <NoWrapText>
              {row.answeredAt
                ? t('my.answeredOn', { date: formatDate(row.answeredAt) })
                : t('field.notAnswered')}
            </NoWrapText>
          }
        />
      ),
    },
  ]
  return <DataTable caption={t('my.caption')} columns={columns} rows={rows} rowKey={(row) => row.inquiryId} />
}
