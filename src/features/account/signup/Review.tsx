import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { termsCodes, termsRequired } from '#domain/account/terms.ts'
import { formatDate } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import type { OpenStep, SignupProgress } from '#src/machines/signup/signup-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

/** The review of all data before the account is created. */
export function Review() {
  const { t } = useSignupTexts()
  const { snapshot, send, password } = useSignup()
  const { progress, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const groups = useGroups(progress)
  return (
    <>
      <Stack gap="6">
        <ScreenHead title={t('review.title')} lead={t('review.lead')} />
        {groups.map(({ step, items }) => (
          <chakra.section key={step} borderTopWidth="1px" borderTopStyle="solid" borderColor="border" pt="4">
            <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
              <Heading level={2} size="md">
                {t(`step.${step}`)}
              </Heading>
              <Button
                variant="ghost"
                size="sm"
                minHeight="touch"
                mr="-3"
                aria-label={t('review.changeOf', { step: t(`step.${step}`) })}
                aria-disabled={isBusy || undefined}
                onClick={() => send({ type: 'step.requested', step })}
              >
                {t('review.change')}
              </Button>
            </chakra.div>
            <DataList columns={1} items={items} />
          </chakra.section>
        ))}
        <ProblemNotice problem={problem}>
          {problem?.is('key.reused') && (
            <p>
              <TextLink asChild>
                <Link to="/auth/login" search={(search) => search}>
                  {t('review.login')}
                </Link>
              </TextLink>
            </p>
          )}
        </ProblemNotice>
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'step.requested', step: 'password' })}
        >
          {t('previous')}
        </Button>
        <Button size="lg" loading={isBusy} onClick={() => send({ type: 'signup.confirmed', password })}>
          {t('review.submit')}
        </Button>
      </BottomActions>
    </>
  )
}

function useGroups(progress: SignupProgress): { step: OpenStep; items: DataListItem[] }[] {
  const { t } = useSignupTexts()
  const {
    accountType,
    name,
    phoneNumber,
    companyName,
    rnno,
    deptName,
    representative,
    foundedOn,
    email,
    terms,
  } = progress
  const company: { step: OpenStep; items: DataListItem[] } = {
    step: 'basic',
    items: [
      { key: 'company', term: t('basic.company'), value: companyName },
      { key: 'rnno', term: t('basic.rnno'), value: formatBusinessNumber(rnno ?? ''), numeric: true },
      ...(representative
        ? [{ key: 'representative', term: t('basic.representative'), value: representative }]
        : []),
      ...(foundedOn
        ? [{ key: 'foundedOn', term: t('basic.foundedOn'), value: formatDate(foundedOn), numeric: true }]
        : []),
      ...(deptName ? [{ key: 'dept', term: t('basic.dept'), value: deptName }] : []),
    ],
  }
  const optionalTerms = termsCodes.filter((code) => !termsRequired[code]) as (
    | 'MARKETING'
    | 'MARKETING_NIGHT'
  )[]
  return [
    {
      step: 'type',
      items: [{ key: 'type', term: t('review.type'), value: t(`type.${accountType ?? 'INDIVIDUAL'}`) }],
    },
    {
      step: 'identity',
      items: [
        { key: 'name', term: t('identity.name'), value: name },
        { key: 'phone', term: t('identity.phone'), value: formatPhone(phoneNumber ?? ''), numeric: true },
      ],
    },
    ...(accountType === 'BUSINESS' ? [company] : []),
    {
      step: 'id',
      items: [{ key: 'email', term: t('id.email'), value: email && <Breakable>{email}</Breakable> }],
    },
    {
      step: 'terms',
      items: [
        { key: 'required', term: t('review.required'), value: t('review.agreed') },
        ...optionalTerms.map((code) => ({
          key: code,
          term: t(`review.${code}`),
          value: t(
            terms.some(({ termsCode, agreedYn }) => termsCode === code && agreedYn === 'Y')
              ? 'review.agreed'
              : 'review.declined',
          ),
        })),
      ],
    },
  ]
}
