import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { RequestDefaults } from '#src/machines/subscription-request/request-context.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

// The name with the state next to it, and the number on a line of its own, which does not break.
const Had = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    maxWidth: '30rem',
    alignItems: 'center',
    columnGap: '2',
    '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border' },
  },
})
const SubscriptionNumber = chakra('span', {
  base: { display: 'block', whiteSpace: 'nowrap', fontSize: 'sm', color: 'fg.muted', textStyle: 'tabular' },
})

type Props = { current: RequestDefaults['current']; serviceCode: string }

/**
 * Warns that the company already subscribes to the chosen service, with a link to that subscription, before another
 * one is requested.
 */
export function AlreadySubscribed({ current, serviceCode }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const had = current.filter((one) => one.serviceCode === serviceCode)
  return (
    <div role="status">
      {had.length > 0 && (
        <Notice status="warning" title={t('hub.had.title')}>
          <p>{t('hub.had.text')}</p>
          <chakra.ul listStyleType="none" mt="1">
            {had.map(
              ({ subscriptionId, subscriptionNo, subscriptionState: state, serviceName, planName }) => (
                <Had key={subscriptionId}>
                  <TextLink asChild standalone display="block" py="1.5" lineHeight="short">
                    <Link to="/my/subscription/detail" search={{ subscriptionId }}>
                      {`${serviceName} ${planName}`} <SubscriptionNumber>{subscriptionNo}</SubscriptionNumber>
                    </Link>
                  </TextLink>
                  <StateBadge state={state} />
                </Had>
              ),
            )}
          </chakra.ul>
        </Notice>
      )}
    </div>
  )
}
