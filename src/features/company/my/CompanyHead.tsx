import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatNumber } from '#domain/money.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RoleBadges } from './RoleBadges.tsx'
import { useCompanyTexts } from './texts.ts'

/** The company as all of its members see it. */
export function CompanyHead({ company }: { company: Schema<'Company'> }) {
  const { t } = useCompanyTexts()
  const { companyName, rnno, peopleCount, ownerNames, roles, everybodyYn } = company
  return (
    <Card aria-labelledby="company">
      <Stack gap="3">
        <Heading level={2} id="company" overflowWrap="anywhere" textWrap="balance">
          {companyName}
        </Heading>
        <DataList
          items={[
            { key: 'rnno', term: t('head.rnno'), value: formatBusinessNumber(rnno), numeric: true },
            {
              key: 'people',
              term: t('head.people'),
              value: t('head.count', { number: formatNumber(peopleCount) }),
              numeric: true,
            },
            { key: 'owners', term: t('head.owners'), value: ownerNames.join(', ') || t('head.noOwner') },
            {
              key: 'roles',
              term: t('head.roles'),
              value: roles.length > 0 ? <RoleBadges roles={roles} /> : t('noRole'),
            },
            ...(roles.includes('OWNER')
              ? []
              : [{ key: 'policy', term: t('head.policy'), value: t(`policy.sentence.${everybodyYn}`) }]),
          ]}
        />
      </Stack>
    </Card>
  )
}
