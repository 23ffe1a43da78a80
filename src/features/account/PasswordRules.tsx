import { chakra, Stack } from '@chakra-ui/react'
import {
  minLengthOf,
  PASSWORD_MIN,
  type PasswordOwner,
  type PasswordRule,
  passwordRulesMet,
} from '#domain/password/rules.ts'
import { passwordStrength, type Strength } from '#domain/password/strength.ts'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useAccountTexts } from './texts.ts'

const rules: readonly PasswordRule[] = ['length', 'run', 'personal']
const strengths: readonly Strength[] = ['weak', 'fair', 'good', 'strong']
const colors = { weak: 'danger.fg', fair: 'warning.fg', good: 'success.fg', strong: 'success.fg' } as const

/** The strength of a password, and the rules it meets so far. */
export function PasswordRules({ password, owner }: { password: string; owner: PasswordOwner }) {
  const { t } = useAccountTexts()
  const met = passwordRulesMet(password, owner)
  const strength = password === '' ? undefined : passwordStrength(password, owner)
  const minLength = minLengthOf(owner)
  const barCount = strength ? strengths.indexOf(strength) + 1 : 0
  return (
    <Stack gap="3">
      <Stack gap="1">
        <chakra.div
          aria-hidden="true"
          display="grid"
          gap="1"
          css={{ gridTemplateColumns: `repeat(${strengths.length}, 1fr)` }}
        >
          {strengths.map((each, index) => (
            <chakra.span
              key={each}
              height="1"
              rounded="full"
              bg={strength && index < barCount ? colors[strength] : 'border'}
            />
          ))}
        </chakra.div>
        <Text
          size="sm"
          weight="medium"
          role="status"
          minHeight="1.6em"
          color={strength ? colors[strength] : undefined}
        >
          {strength && t('password.strength', { strength: t(`strength.${strength}`) })}
        </Text>
      </Stack>
      {minLength > PASSWORD_MIN && (
        <Text size="sm" tone="muted">
          {t('password.alone', { least: minLength })}
        </Text>
      )}
      <Stack as="ul" gap="1" listStyleType="none">
        {rules.map((rule) => (
          <chakra.li
            key={rule}
            display="flex"
            alignItems="flex-start"
            gap="2"
            fontSize="sm"
            color={met[rule] ? 'success.fg' : 'fg.muted'}
          >
            <chakra.span
              aria-hidden="true"
              display="grid"
              placeItems="center"
              flexShrink="0"
              boxSize="5"
              mt="0.1em"
            >
              {met[rule] ? (
                <CheckIcon strokeWidth="3" />
              ) : (
                <chakra.span boxSize="1.5" rounded="full" bg="border.control" />
              )}
            </chakra.span>
            <span>
              {t(`rule.${rule}`, { least: minLength })}
              {met[rule] && <VisuallyHidden> {t('password.kept')}</VisuallyHidden>}
            </span>
          </chakra.li>
        ))}
      </Stack>
    </Stack>
  )
}
