import type { TFunction } from 'i18next'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import type { CompanyProfile } from '#domain/subscription/profiles.ts'
import { addressOf } from '#src/features/subscription/payment-rows.ts'
import { useSubscriptionTexts } from '#src/features/subscription/texts.ts'
import { useProfileTexts } from '../profile-texts.ts'
import { type Fact, ProfileCard } from './ProfileCard.tsx'
import { ProfileUses } from './ProfileUses.tsx'

type SubscriptionTexts = TFunction<'subscription'>

type Props = {
  profile: CompanyProfile
  isNext: boolean
  /** Whether the card is the only one, so that its facts have two columns. */
  isWide: boolean
}

/** A business or a private subscriber, with the administrator of the service. */
export function CompanyProfileCard({ profile, isNext, isWide }: Props) {
  const { t } = useSubscriptionTexts()
  const { t: profileText } = useProfileTexts()
  const { companyInfo, subscriberInfo, adminInfo } = profile
  const isPerson = subscriberInfo.accountTypeDetail === 'PERSON'
  return (
    <ProfileCard
      name={isPerson ? subscriberInfo.name : companyInfo.companyName}
      isNext={isNext}
      columns={isWide ? 2 : 1}
      facts={[
        ...(isPerson ? personFacts(t, profile) : businessFacts(t, profile, profileText('noCertificate'))),
        {
          term: t('detail.group.adminInfo'),
          value: [adminInfo.name, adminInfo.deptName].filter(Boolean).join(' · '),
        },
        { term: profileText('adminEmail'), value: adminInfo.email },
        { term: profileText('adminPhone'), value: adminInfo.phoneNumber, numeric: true },
      ]}
    >
      <ProfileUses of="company" uses={profile.subscriptions} />
    </ProfileCard>
  )
}

function businessFacts(
  t: SubscriptionTexts,
  { companyInfo, rnImgViewInfo }: CompanyProfile,
  noFile: string,
): Fact[] {
  const { rnno, corporateNo, ownerName, phoneNumber } = companyInfo
  return [
    { term: t('detail.rnno'), value: formatBusinessNumber(rnno), numeric: true },
    ...(corporateNo === null ? [] : [{ term: t('detail.corporateNo'), value: corporateNo, numeric: true }]),
    { term: t('detail.ownerName'), value: ownerName },
    { term: t('detail.companyPhone'), value: formatPhone(phoneNumber), numeric: true },
    { term: t('detail.address'), value: addressOf(companyInfo) },
    { term: t('detail.rnImgViewInfo'), value: rnImgViewInfo?.fileName ?? noFile },
  ]
}

const personFacts = (t: SubscriptionTexts, { subscriberInfo }: CompanyProfile): Fact[] => [
  { term: t('detail.accountTypeDetail'), value: t('detail.accountTypeDetailName.PERSON') },
  ...(subscriberInfo.secNo === null
    ? []
    : [{ term: t('detail.secNo'), value: subscriberInfo.secNo, numeric: true }]),
  { term: t('detail.address'), value: addressOf(subscriberInfo) },
]
