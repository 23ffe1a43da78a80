import { chakra, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatNumber } from '#domain/money.ts'
import type { CompanyProfile } from '#domain/subscription/profiles.ts'
import { chosenCompany } from '#src/machines/subscription-request/request-profiles.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

const OTHER = 'other'
const Line = chakra('span', { base: { display: 'block' } })

/** The choice of a company that has subscribed before, with its people, or of another company to type. */
export function KnownCompanies({ companies }: { companies: readonly CompanyProfile[] }) {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send } = useSubscriptionFlow()
  const currentCompany = chosenCompany(snapshot.context)
  const options = [
    ...companies.map((company) => ({
      value: company.profileId,
      label: <Breakable>{company.companyInfo.companyName}</Breakable>,
      description: describe(company),
    })),
    { value: OTHER, label: t('known.otherCompany'), description: t('known.otherCompanyText') },
  ]

  function describe({ subscriberInfo, companyInfo, subscriptionCount }: CompanyProfile): ReactNode {
    const owner = t('known.owner', { name: companyInfo.ownerName })
    const isPerson = subscriberInfo.accountTypeDetail === 'PERSON'
    return (
      <>
        <Line>{isPerson ? t('company.PERSON') : `${formatBusinessNumber(companyInfo.rnno)} · ${owner}`}</Line>
        {subscriptionCount > 0 && (
          <Line>{t('known.subscriptions', { count: formatNumber(subscriptionCount) as never })}</Line>
        )}
      </>
    )
  }
  return (
    <>
      <RadioCards
        legend={t('known.company')}
        legendHidden
        options={options}
        value={currentCompany?.profileId ?? OTHER}
        onValueChange={(value) =>
          send({ type: 'company.chosen', profileId: value === OTHER ? undefined : value })
        }
      />
      {currentCompany && <PeopleLines />}
    </>
  )
}

/** The signer and the administrator of the service, as the request has them now. */
function PeopleLines() {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send, mistakes } = useSubscriptionFlow()
  const { subscriberInfo, adminInfo } = snapshot.context.form
  const people = [
    { step: 'subscriber', name: subscriberInfo.name, contact: subscriberInfo.accountEmail },
    {
      step: 'admin',
      name: [adminInfo.name, adminInfo.deptName].filter(Boolean).join(' '),
      contact: adminInfo.email,
    },
  ] as const
  // A step can be opened only once the steps before it are complete.
  const isOpen = (step: 'subscriber' | 'admin') =>
    Object.keys(mistakes('company')).length === 0 &&
    (step === 'subscriber' || Object.keys(mistakes('subscriber')).length === 0)
  return (
    <Stack as="ul" gap="0" listStyleType="none" rounded="lg" bg="bg.subtle" px="4">
      {people.map(({ step, name, contact }, index) => (
        <chakra.li
          key={step}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          alignItems="center"
          gap="3"
          py="3"
          borderTopWidth={index > 0 ? '1px' : '0'}
          borderTopStyle="solid"
          borderColor="border"
        >
          <div>
            <Text size="sm" tone="muted">
              {t(`known.${step}`)}
            </Text>
            <Text weight="medium">
              <Breakable>{name}</Breakable>
            </Text>
            <Text size="sm" tone="muted">
              <Breakable>{contact}</Breakable>
            </Text>
          </div>
          {isOpen(step) && (
            <Button
              variant="ghost"
              size="sm"
              flexShrink="0"
              minWidth="max-content"
              minHeight="touch"
              aria-label={t('known.changeOf', { person: t(`known.${step}`) })}
              onClick={() => send({ type: 'step.requested', step })}
            >
              {t('known.change')}
            </Button>
          )}
        </chakra.li>
      ))}
    </Stack>
  )
}
