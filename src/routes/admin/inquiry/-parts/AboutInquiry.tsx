import { Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import '#src/i18n/areas/admin.ts'
import '#src/i18n/areas/inquiry.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'

/** Who wrote an inquiry, and what it is. */
export function AboutInquiry({ inquiry }: { inquiry: Schema<'AdminInquiry'> }) {
  const { t } = useTranslation('admin')
  const { t: inquiryText } = useTranslation('inquiry')
  const { t: common } = useTranslation()
  const { name, email, phoneNumber, companyName, memberYn, inquiryNo, inquiryType, createdAt, staffName } = inquiry
  return (
    <Stack gap="4" minWidth="0" order={{ base: 1, xl: 2 }}>
      <Card>
        <Heading level={2} size="sm" mb="2">{t('inquiry.detail.customer')}</Heading>
        <DataList
          columns={1}
          items={[
            { key: 'name', term: t('inquiry.detail.person'), value: name },
            { key: 'company', term: t('inquiry.detail.companyName'), value: companyName ?? common('none') },
            { key: 'email', term: t('inquiry.detail.email'), value: <Breakable>{email}</Breakable> },
            { key: 'phone', term: t('inquiry.detail.phoneNumber'), value: phoneNumber ? formatPhone(phoneNumber) : common('none'), numeric: true },
            { key: 'member', term: t('inquiry.detail.memberYn'), value: t(memberYn === 'Y' ? 'inquiry.detail.member' : 'inquiry.detail.visitor') },
          ]}
        />
      </Card>
      <Card>
        <Heading level={2} size="sm" mb="2">{t('inquiry.detail.about')}</Heading>
        <DataList
          columns={1}
          items={[
            { key: 'no', term: t('inquiry.detail.no'), value: inquiryNo, numeric: true },
            { key: 'type', term: t('inquiry.detail.type'), value: inquiryText(`type.${inquiryType}`) },
            { key: 'createdAt', term: t('inquiry.detail.createdAt'), value: formatDateTime(createdAt), numeric: true },
            { key: 'staff', term: t('inquiry.detail.staff'), value: staffName ?? common('none') },
          ]}
        />
      </Card>
    </Stack>
  )
}
