import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useMemberTexts } from '../texts.ts'
import { type ContactChange, contactText, verifyAddress } from './contact.ts'

type Props = { user: Output<'getUserInfo'>; changes: PagePart<{ list: ContactChange[] }> }

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > * + *': { borderTopWidth: '1px', borderStyle: 'solid', borderColor: 'border' },
  },
})

type RowProps = {
  to: '/my/member/edit' | '/my/mfa' | '/my/session' | '/my/terms'
  hash?: string
  name: string
}

const Row = ({ to, hash, name }: RowProps) => (
  <RowLink asChild>
    <Link to={to} {...(hash !== undefined && { hash })}>
      <chakra.span flex="1 1 0" fontWeight="medium">
        {name}
      </chakra.span>
      <ChevronRightIcon aria-hidden="true" />
    </Link>
  </RowLink>
)

/** The member's own data, changes that wait for a code, and links to change the rest. */
export function MemberScreen({ user, changes }: Props) {
  const { t } = useMemberTexts()
  const { t: common } = useTranslation()
  const textOrDash = (text: string | null) => <Breakable>{text ?? common('none')}</Breakable>
  return (
    <Stack gap="5">
      <Flex align="flex-end" justify="space-between" wrap="wrap" gap="3">
        <Stack gap="2">
          <ScreenTitle>{t('title')}</ScreenTitle>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        <ButtonLink asChild variant="outline">
          <Link to="/my/member/edit">{t('change')}</Link>
        </ButtonLink>
      </Flex>
      <Part of={changes} name={t('waiting.name')}>
        {({ list }) =>
          list.map((change) => (
            <Notice
              key={change.contactType}
              status="warning"
              title={t(`waiting.${change.contactType}`)}
              action={
                <ButtonLink asChild variant="outline" size="sm">
                  <Link to={verifyAddress[change.contactType]}>{t('waiting.go')}</Link>
                </ButtonLink>
              }
            >
              {t('waiting.text', { value: contactText(change) })}
            </Notice>
          ))
        }
      </Part>
      <Card>
        <DataList
          columns={1}
          items={[
            { key: 'name', term: t('name'), value: <Breakable>{user.name}</Breakable> },
            { key: 'email', term: t('email'), value: <Breakable>{user.email}</Breakable> },
            {
              key: 'phone',
              term: t('phone'),
              value: contactText({ contactType: 'PHONE', value: user.phoneNumber }),
              numeric: true,
            },
            { key: 'subEmail', term: t('subEmail'), value: textOrDash(user.subEmail) },
            { key: 'company', term: t('company'), value: textOrDash(user.companyName) },
            { key: 'dept', term: t('dept'), value: textOrDash(user.deptName) },
            { key: 'joinedAt', term: t('joinedAt'), value: formatDate(user.joinedAt), numeric: true },
          ]}
        />
      </Card>
      <Card display="flex" flexDirection="column" gap="2">
        <Heading level={2} size="md">
          {t('security')}
        </Heading>
        <Text tone="muted">{t('securityText')}</Text>
        <Rows>
          <li>
            <Row to="/my/member/edit" hash="password" name={t('changePassword')} />
          </li>
          <li>
            <Row to="/my/mfa" name={t('mfa')} />
          </li>
          <li>
            <Row to="/my/session" name={t('sessions')} />
          </li>
          <li>
            <Row to="/my/terms" name={t('terms')} />
          </li>
        </Rows>
      </Card>
      <TextLink asChild standalone alignSelf="flex-start">
        <Link to="/my/member/withdraw">{t('withdraw')}</Link>
      </TextLink>
    </Stack>
  )
}
