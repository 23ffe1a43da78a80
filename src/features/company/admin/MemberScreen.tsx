import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { ListPager } from '#src/lists/ListPager.tsx'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { RowAct } from '#src/lists/RowAct.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CloseAccount, OpenAccount } from './ChangeAccount.tsx'
import type { LoadedMember } from './load-member.ts'
import { MemberCounsels } from './MemberCounsels.tsx'
import { useAdminMemberTexts } from './member-texts.ts'
import { NewestLists } from './NewestLists.tsx'
import { useSectionTexts } from './sections-texts.ts'
import { useCompanyAdminTexts } from './texts.ts'
import { useUpkeepTexts } from './upkeep-texts.ts'
import { useMissingNames } from './use-missing-names.ts'
import { WrittenMessages } from './WrittenMessages.tsx'

/**
 * The page of a member for the staff: the account, the subscriptions and bills of a person without a company, and
 * messages.
 */
export function MemberScreen({ member, counsels, messages, search, closes, ...lists }: LoadedMember) {
  const { t } = useAdminMemberTexts()
  const { t: company } = useCompanyAdminTexts()
  const { t: sections } = useSectionTexts()
  const { person, phoneNumber, companyId, companyName, roles, createdAt } = member
  const { memberId, name, email, deptName } = person
  const missingNames = useMissingNames({
    ...lists,
    counsels,
    messages: search.way === undefined ? messages : undefined,
  })
  const hasNoCounsels = usePart(counsels)?.total === 0
  return (
    <Stack gap="5">
      <ObjectNavigation at={`/admin/company/member/detail?memberId=${memberId}`}>
        <BackLink to="/admin/company/member">{t('back')}</BackLink>
      </ObjectNavigation>
      <ObjectHead
        lead={
          companyId === null ? (
            t('noCompany')
          ) : (
            <TextLink asChild>
              <Link to="/admin/company/detail" search={{ companyId }}>
                {companyName}
              </Link>
            </TextLink>
          )
        }
        title={name}
        state={<AccountBadge state={person.accountState} />}
        facts={[
          { key: 'email', term: t('email'), value: <Breakable>{email}</Breakable>, isText: true },
          { key: 'phone', term: t('phone'), value: phoneNumber },
          ...(companyId === null
            ? []
            : [
                {
                  key: 'role',
                  term: t('role'),
                  value: roles.map((role) => company(`role.${role}`)).join(', ') || t('noRole'),
                  remark: deptName ?? undefined,
                },
              ]),
          { key: 'joined', term: t('joined'), value: formatDate(createdAt) },
        ]}
        hasPairsOnPhones
        actions={closes && <AccountAct person={person} />}
      />
      {person.closing && <ClosingDetails {...person.closing} />}
      {(companyId !== null || missingNames.length > 0) && (
        <Card
          padding="none"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          p="4"
        >
          <Stack gap="1" flex="1 1 16rem">
            {companyId !== null && <Text>{t('ofCompany')}</Text>}
            {missingNames.length > 0 && (
              <Text tone={companyId === null ? undefined : 'muted'}>
                {t('missingLists', { lists: missingNames.join(', ') })}
              </Text>
            )}
          </Stack>
          <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
            {companyId === null ? (
              <a href={`mailto:${email}`}>{t('write')}</a>
            ) : (
              <Link to="/admin/company/detail" search={{ companyId }}>
                {t('toCompany')}
              </Link>
            )}
          </ButtonLink>
        </Card>
      )}
      <NewestLists {...lists} hidesEmpty />
      {counsels && !hasNoCounsels && (
        <Part of={counsels} name={t('counsels.title')}>
          {(page) => <MemberCounsels page={page} />}
        </Part>
      )}
      <Part of={messages} name={sections('messages.title')}>
        {(page) =>
          (page.total > 0 || page.way !== null) && (
            <WrittenMessages
              page={page}
              isLaterPage={search.cursor !== undefined}
              linkTo={(way, props) => (
                <Link
                  to="/admin/company/member/detail"
                  search={{ memberId, way }}
                  hash="messages"
                  activeOptions={{ exact: true }}
                  {...props}
                />
              )}
              pager={
                <ListPager
                  to="/admin/company/member/detail"
                  filter={{ memberId, way: search.way }}
                  cursor={search.cursor}
                  nextCursor={page.nextCursor}
                  hash="messages"
                />
              }
            />
          )
        }
      </Part>
    </Stack>
  )
}

function AccountBadge({ state }: { state: LoadedMember['member']['person']['accountState'] }) {
  const { t } = useUpkeepTexts()
  return <Badge tone={state === 'OPEN' ? 'success' : 'danger'}>{t(`state.${state}`)}</Badge>
}

function ClosingDetails({
  closedAt,
  byName,
  reason,
}: NonNullable<LoadedMember['member']['person']['closing']>) {
  const { t } = useUpkeepTexts()
  return (
    <Notice status="warning">
      {`${t('people.reason')}: ${reason} (${t('closing', { date: formatDate(closedAt.slice(0, 10)), name: byName ?? t('someone') })})`}
    </Notice>
  )
}

/** The button that closes the account or opens it again. */
function AccountAct({ person }: { person: LoadedMember['member']['person'] }) {
  const { t } = useUpkeepTexts()
  const [isOpen, setOpen] = useState(false)
  const of = person.accountState === 'OPEN' ? 'close' : 'open'
  const Dialog = of === 'close' ? CloseAccount : OpenAccount
  return (
    <>
      <RowAct
        id={person.memberId}
        label={t(`${of}.act`)}
        name={t(`${of}.on`, { name: person.name })}
        refusal={person.refusal}
        busy={false}
        isOfScreen
        onAct={() => setOpen(true)}
      />
      {isOpen && <Dialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
