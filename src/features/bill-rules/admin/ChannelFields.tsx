import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { BillStep } from '#domain/bill/rules.ts'
import { Checkbox, type CheckboxProps } from '#src/ui/Checkbox.tsx'
import { ComparedValue } from '#src/ui/Field.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { Text } from '#src/ui/Text.tsx'
import { channelFields, type RulesValues } from './rules-values.ts'
import { useBillRulesTexts } from './texts.ts'

const endSteps: readonly BillStep[] = ['ending', 'ended']

type Props = {
  /** Returns the properties of the checkbox for a field. */
  check: (name: keyof RulesValues & `${'mail' | 'phone'}_${BillStep}`) => Omit<CheckboxProps, 'label'>
  /**
   * Whether subscriptions with unpaid bills are cancelled automatically; otherwise the steps before the cancellation
   * are hidden.
   */
  hasEnd: boolean
}

/** The channels by which a member is notified of each step: by mail, or by 알림톡 or text message. */
export function ChannelFields({ check, hasEnd }: Props) {
  const { t } = useBillRulesTexts()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontSize="sm" fontWeight="semibold">
        {t('channels.title')}
      </chakra.legend>
      <Stack gap="1" pt="1">
        <Text tone="muted" size="sm" mb="2">
          {t('channels.hint')}
        </Text>
        {channelFields
          .filter(({ step }) => hasEnd || !endSteps.includes(step))
          .map(({ step, mail, phone }) => {
            const { error, compared: otherMail, ...byMail } = check(mail)
            const { compared: otherPhone, ...byPhone } = check(phone)
            const otherSteps = [
              ['mail', otherMail],
              ['phone', otherPhone],
            ] as const
            return (
              <Stack
                key={step}
                gap="0"
                borderTopWidth="1px"
                borderColor="border"
                role="group"
                aria-label={t(`channels.steps.${step}`)}
              >
                <Flex wrap="wrap" columnGap="6" align="center">
                  <Text flex={{ base: '1 1 100%', md: '1 1 8rem' }} pt={{ base: '2', md: '0' }}>
                    {t(`channels.steps.${step}`)}
                  </Text>
                  <Checkbox label={t('channels.mail')} {...byMail} aria-invalid={error ? true : undefined} />
                  <Checkbox label={t('channels.phone')} {...byPhone} />
                </Flex>
                {otherSteps.map(
                  ([channel, other]) =>
                    other && (
                      <ComparedValue
                        key={channel}
                        compared={() => (
                          <>
                            {t(`channels.${channel}`)} · {other()}
                          </>
                        )}
                      />
                    ),
                )}
                {error && <FieldError id={`${step}-error`}>{error}</FieldError>}
              </Stack>
            )
          })}
      </Stack>
    </chakra.fieldset>
  )
}
