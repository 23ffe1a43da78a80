import { chakra } from '@chakra-ui/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ClosedDayLine } from '#src/components/layout/ClosedDayLine.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CardGrid } from './CardGrid.tsx'
import { Opening } from './Opening.tsx'
import { OwnLines } from './OwnLines.tsx'
import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { useOwnQuestions, useSiteText } from './site-words.ts'
import { useSupportTexts } from './support-texts.ts'

const root = getRouteApi('__root__')
const troubles = ['code', 'lost', 'paused'] as const

/** The ways to get help, the opening hours, and help for people who cannot log in. */
export function SupportScreen() {
  const { t } = useSupportTexts()
  const siteText = useSiteText('support', t)
  const ownQuestions = useOwnQuestions()
  const operator = root.useLoaderData()
  const hours = operator?.openingHours?.support
  const questions =
    ownQuestions ??
    troubles.map((key) => ({
      key,
      title: t(`login.${key}.title`),
      text: t(`login.${key}.text`),
    }))
  const contacts = [
    {
      key: 'board',
      link: (
        <Link to="/support/board">
          {t('ways.board.action')}
          <ChevronRightIcon />
        </Link>
      ),
    },
    {
      key: 'notice',
      link: (
        <Link to="/notice">
          {t('ways.notice.action')}
          <ChevronRightIcon />
        </Link>
      ),
    },
    {
      key: 'inquiry',
      link: (
        <Link to="/inquiry">
          {t('ways.inquiry.action')}
          <ChevronRightIcon />
        </Link>
      ),
    },
  ] as const
  return (
    <>
      <Opening title={siteText('title')} lead={siteText('lead')} />
      <Section title={siteText('ways.title')}>
        <CardGrid
          columns={3}
          items={contacts.map(({ key, link }) => ({
            key,
            title: siteText(`ways.${key}.title`),
            text: siteText(`ways.${key}.text`),
            more: (
              <TextLink asChild standalone mt="auto" pt="3" alignSelf="flex-start">
                {link}
              </TextLink>
            ),
          }))}
        />
      </Section>
      {questions.length > 0 && (
        <Section title={siteText('login.title')} tone="panel">
          <Questions items={questions} />
        </Section>
      )}
      <Section title={siteText('hours.title')}>
        <Card
          display="grid"
          gap={{ base: '4', lg: '12' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          {operator?.supportHours ? (
            <Text fontWeight="medium">{operator.supportHours}</Text>
          ) : (
            <chakra.dl display="grid" gap="3" alignContent="start">
              {hours?.lines.map(({ days, hours: time, pause }) => (
                <HoursRow key={days} days={days} time={time} pause={pause} />
              ))}
              {hours && <HoursRow days={hours.closed} time={t('hours.closed')} pause={null} />}
            </chakra.dl>
          )}
          <chakra.div>
            <ClosedDayLine />
            <OwnLines text={siteText('hours.note')} size="sm" />
          </chakra.div>
        </Card>
      </Section>
    </>
  )
}

const HoursRow = ({ days, time, pause }: { days: string; time: string; pause: string | null }) => (
  <chakra.div display="flex" justifyContent="space-between" flexWrap="wrap" columnGap="6">
    <chakra.dt color="fg.muted">{days}</chakra.dt>
    <chakra.dd fontWeight="medium" textStyle="tabular">
      {time}
      {pause && (
        <Text as="span" size="sm" tone="muted" display="block">
          {pause}
        </Text>
      )}
    </chakra.dd>
  </chakra.div>
)
