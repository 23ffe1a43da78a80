import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatPhone } from '#domain/korean/phone.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { otherFactorsOf } from '#src/machines/login/login-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLoginTexts } from '../login-texts.ts'
import { useLogin } from './login-context.ts'

/** The other factors for the login, and help for a person who can use none of them. */
export function FactorChoice() {
  const { t } = useLoginTexts()
  const { snapshot, send } = useLogin()
  const { factors, problem } = snapshot.context
  const hasNoCode = factors?.factors.length === 0
  const choices = otherFactorsOf(snapshot.context).map(({ mfaType, destination }) => ({
    key: mfaType,
    title: t(`other.${mfaType}`),
    text:
      mfaType === 'sms'
        ? t('other.smsText', { destination: formatPhone(destination ?? '') })
        : t('other.totpText'),
    choose: () => send({ type: 'factor.chosen', mfaType }),
  }))
  const recovery = {
    key: 'recovery',
    title: t('other.recovery'),
    text: t('other.recoveryText'),
    choose: () => send({ type: 'recovery.chosen' }),
  }
  const options = [...choices, ...(snapshot.can({ type: 'recovery.chosen' }) ? [recovery] : [])]
  return (
    <Stack gap="5">
      <Stack gap="1">
        <ScreenTitle>{t('other.title')}</ScreenTitle>
        {options.length > 0 && <Text tone="muted">{t('other.lead')}</Text>}
      </Stack>
      {hasNoCode ? (
        <Notice status="warning">
          {t(options.length > 0 ? 'other.passkeyOrCode' : 'other.passkeyOnly')}
        </Notice>
      ) : (
        <ProblemNotice problem={problem} />
      )}
      {!hasNoCode && (
        <Text tone="muted">
          {options.length > 0 ? t('other.lost') : factors && t('other.none')}{' '}
          <TextLink asChild>
            <Link to="/inquiry/write">{t('other.ask')}</Link>
          </TextLink>
        </Text>
      )}
      {options.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {options.map(({ key, title, text, choose }) => (
            <li key={key}>
              <Button
                variant="outline"
                fullWidth
                onClick={choose}
                justifyContent="flex-start"
                textAlign="start"
                py="4"
                fontWeight="normal"
              >
                <chakra.span>
                  <chakra.span display="block" fontWeight="semibold">
                    {title}
                  </chakra.span>
                  <chakra.span display="block" fontSize="sm" color="fg.muted">
                    {text}
                  </chakra.span>
                </chakra.span>
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {hasNoCode ? (
        <Button variant="outline" size="lg" fullWidth onClick={() => send({ type: 'login.restarted' })}>
          {t('other.toStart')}
        </Button>
      ) : (
        <Button variant="ghost" fullWidth onClick={() => send({ type: 'step.left' })}>
          {t('other.back')}
        </Button>
      )}
    </Stack>
  )
}
