import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Select } from '#src/ui/Select.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { appOutdated } from '../admin/app-outdated.ts'
import { useConnectionTexts } from './texts.ts'

type Props = {
  app: Schema<'AdminApp'>
  client: Schema<'AppClient'> | null
  onSecret: (secret: string | null) => void
}
type Kind = Schema<'AppClientKind'>

const setMachine = submissionMachine('setAppClient')
const kinds = ['SECRET', 'PUBLIC'] as const satisfies Kind[]
const MAX_URL_LENGTH = 300
const MAX_ADDRESSES = 10
const linesOf = (text: string) => text.split(/\s+/).filter((line) => line !== '')

/**
 * The form for the redirect URIs, and for the addresses at which the app begins a login and is notified of a logout.
 */
export function LoginForm({ app: { appId, version, owner }, client, onSecret }: Props) {
  const { t } = useConnectionTexts()
  const form = useOperationForm(setMachine, {
    fields: {
      clientKind: client?.clientKind ?? ('SECRET' as Kind),
      redirectUris: client?.redirectUris.join('\n') ?? '',
      startUrl: client?.startUrl ?? '',
      logoutUrl: client?.logoutUrl ?? '',
    },
    mistakes: ({ redirectUris }) => ({
      redirectUris:
        (isBlank(redirectUris) && t('login.redirectMissing')) ||
        (linesOf(redirectUris).length > MAX_ADDRESSES && t('login.redirectMany')),
    }),
    input: ({ clientKind, redirectUris, startUrl, logoutUrl }) => ({
      appId,
      version,
      owner,
      clientKind,
      redirectUris: linesOf(redirectUris),
      ...(!isBlank(startUrl) && { startUrl: typedText(startUrl) }),
      ...(!isBlank(logoutUrl) && { logoutUrl: typedText(logoutUrl) }),
    }),
    done: () => t('login.saved'),
    onDone: ({ clientSecret }) => onSecret(clientSecret),
    outdated: appOutdated,
  })
  const urlFieldProps = { type: 'url', autoComplete: 'off', maxLength: MAX_URL_LENGTH } as const
  const options = kinds.map((value) => ({ value, label: t(`login.kinds.${value}`) }))
  return (
    <OperationForm form={form} maxWidth="form" submit={t(client ? 'login.change' : 'login.set')}>
      <Select
        label={t('login.kind')}
        hint={t('login.kindHint')}
        options={options}
        {...form.field('clientKind')}
      />
      <TextArea
        label={t('login.redirectUris')}
        hint={t('login.redirectHint')}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        {...form.field('redirectUris')}
      />
      <TextField
        label={t('login.startUrl')}
        hint={t('login.startHint')}
        {...urlFieldProps}
        {...form.field('startUrl')}
      />
      <TextField
        label={t('login.logoutUrl')}
        hint={t('login.logoutHint')}
        {...urlFieldProps}
        {...form.field('logoutUrl')}
      />
    </OperationForm>
  )
}
