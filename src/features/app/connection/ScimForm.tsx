import { chakra, Flex } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ComparedValue } from '#src/ui/Field.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { appOutdated } from '../admin/app-outdated.ts'
import { useConnectionTexts } from './texts.ts'

const setMachine = submissionMachine('setAppScim')
const userNames = ['EMAIL', 'SUBJECT'] as const satisfies Schema<'ScimUserName'>[]
const attributes = [
  'EXTERNAL_ID',
  'DISPLAY_NAME',
  'NAME',
  'EMAILS',
  'DEPARTMENT',
] as const satisfies Schema<'ScimAttribute'>[]
const defaultAttributes: Schema<'ScimAttribute'>[] = ['EXTERNAL_ID', 'DISPLAY_NAME', 'NAME', 'EMAILS']
const MAX_LENGTH = { url: 300, token: 2000, name: 100 } as const

type Props = { app: Schema<'AdminApp'>; scim: Schema<'AppScim'> | null }

/**
 * The form for the URL of the app's SCIM endpoint and the attributes that the portal sends. The token can be entered,
 * but is never shown.
 */
export function ScimForm({ app: { appId, version, owner, levels }, scim }: Props) {
  const { t } = useConnectionTexts()
  const form = useOperationForm(setMachine, {
    fields: {
      scimUrl: scim?.scimUrl ?? '',
      bearerToken: '',
      enabled: scim ? scim.enabledYn === 'Y' : true,
      scimUserName: scim?.scimUserName ?? 'EMAIL',
      chosen: scim?.scimAttributes ?? defaultAttributes,
      groups: Object.fromEntries(
        scim?.scimGroups.map(({ levelId, groupName }) => [levelId, groupName]) ?? [],
      ),
    },
    mistakes: ({ scimUrl, bearerToken }) => ({
      scimUrl: isBlank(scimUrl) && t('scim.urlMissing'),
      bearerToken: !scim && isBlank(bearerToken) && t('scim.tokenMissing'),
    }),
    input: ({ scimUrl, bearerToken, enabled, scimUserName, chosen, groups }) => ({
      appId,
      version,
      owner,
      scimUrl: typedText(scimUrl),
      ...(!isBlank(bearerToken) && { bearerToken: typedText(bearerToken) }),
      enabledYn: enabled ? 'Y' : 'N',
      scimUserName,
      scimAttributes: chosen,
      scimGroups: levels.flatMap(({ levelId }) => {
        const name = groups[levelId] ?? ''
        return isBlank(name) ? [] : { levelId, groupName: typedText(name) }
      }),
    }),
    done: () => t('scim.saved'),
    outdated: appOutdated,
  })
  const { values, change, busy } = form
  return (
    <OperationForm form={form} maxWidth="form" submit={t(scim ? 'scim.change' : 'scim.set')}>
      <TextField
        label={t('scim.url')}
        hint={t('scim.urlHint')}
        type="url"
        autoComplete="off"
        maxLength={MAX_LENGTH.url}
        {...form.field('scimUrl')}
      />
      <TextField
        label={t(scim ? 'scim.newToken' : 'scim.token')}
        hint={t(scim ? 'scim.newTokenHint' : 'scim.tokenHint')}
        type="password"
        autoComplete="off"
        maxLength={MAX_LENGTH.token}
        {...form.field('bearerToken')}
      />
      <Select
        label={t('scim.userName')}
        options={userNames.map((value) => ({ value, label: t(`scim.userNames.${value}`) }))}
        {...form.field('scimUserName')}
      />
      <chakra.fieldset minWidth="0">
        <chakra.legend fontSize="sm" fontWeight="semibold" mb="2">
          {t('scim.attributes')}
        </chakra.legend>
        <Flex columnGap="4" wrap="wrap">
          {attributes.map((attribute) => (
            <Checkbox
              key={attribute}
              label={t(`scim.attribute.${attribute}`)}
              disabled={busy}
              checked={values.chosen.includes(attribute)}
              onChange={({ target }) =>
                change({
                  chosen: attributes.filter((each) =>
                    each === attribute ? target.checked : values.chosen.includes(each),
                  ),
                })
              }
            />
          ))}
        </Flex>
        <ComparedValue
          compared={form.compared('chosen', (chosen) =>
            chosen.map((attribute) => t(`scim.attribute.${attribute}`)).join(', '),
          )}
        />
      </chakra.fieldset>
      {levels.map(({ levelId, name }) => (
        <TextField
          key={levelId}
          label={t('scim.group', { name })}
          placeholder={name}
          hint={t('scim.groupHint')}
          autoComplete="off"
          maxLength={MAX_LENGTH.name}
          disabled={busy}
          value={values.groups[levelId] ?? ''}
          onChange={({ target }) => change({ groups: { ...values.groups, [levelId]: target.value } })}
        />
      ))}
      <ComparedValue
        compared={form.compared('groups', (groups) =>
          levels.map(({ levelId, name }) => `${name}: ${groups[levelId] || name}`).join('\n'),
        )}
      />
      <Checkbox label={t('scim.enabled')} hint={t('scim.enabledHint')} {...form.check('enabled')} />
    </OperationForm>
  )
}
