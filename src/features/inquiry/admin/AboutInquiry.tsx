import { chakra, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { AboutName } from '../AboutName.tsx'
import { useInquiryTexts } from '../texts.ts'

/** The writer and the details of an inquiry. */
export function AboutInquiry({ inquiry }: { inquiry: Schema<'AdminInquiry'> }) {
  const { t } = useAdminTexts()
  const { t: inquiryText } = useInquiryTexts()
  const { t: common } = useTranslation()
  const {
    name,
    email,
    phoneNumber,
    companyName,
    memberYn,
    inquiryNo,
    inquiryType,
    createdAt,
    staffName,
    about,
  } = inquiry
  return (
    <Stack gap="4" minWidth="0" order={{ base: 1, xl: 2 }}>
      <Facts title={t('inquiry.detail.customer')}>
        <Fact term={t('inquiry.detail.person')}>{name}</Fact>
        <Fact term={t('inquiry.detail.memberYn')}>
          {t(memberYn === 'Y' ? 'inquiry.detail.member' : 'inquiry.detail.visitor')}
        </Fact>
        <Fact term={t('inquiry.detail.companyName')}>{companyName ?? common('none')}</Fact>
        <Fact term={t('inquiry.detail.phoneNumber')}>
          {phoneNumber ? formatPhone(phoneNumber) : common('none')}
        </Fact>
        <Fact term={t('inquiry.detail.email')} wide>
          <Breakable>{email}</Breakable>
        </Fact>
      </Facts>
      <Facts title={t('inquiry.detail.about')}>
        <Fact term={t('inquiry.detail.no')}>{inquiryNo}</Fact>
        <Fact term={t('inquiry.detail.type')}>{inquiryText(`type.${inquiryType}`)}</Fact>
        {about && (
          <Fact term={inquiryText('field.about')} wide>
            <AboutName about={about} reader="staff" />
          </Fact>
        )}
        <Fact term={t('inquiry.detail.createdAt')}>{formatDateTime(createdAt)}</Fact>
        <Fact term={t('inquiry.detail.staff')}>{staffName ?? common('none')}</Fact>
      </Facts>
    </Stack>
  )
}

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Heading level={2} size="sm" mb="3">
      {title}
    </Heading>
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: fluidColumns(2, '9rem'), xl: 'minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="3"
    >
      {children}
    </chakra.dl>
  </Card>
)

const Fact = ({ term, children, wide }: { term: string; children: ReactNode; wide?: true }) => (
  <chakra.div minWidth="0" gridColumn={wide && '1 / -1'}>
    <chakra.dt fontSize="sm" color="fg.muted">
      {term}
    </chakra.dt>
    <chakra.dd fontWeight="medium" overflowWrap="anywhere" textStyle="tabular">
      {children}
    </chakra.dd>
  </chakra.div>
)
