import { chakra } from '@chakra-ui/react'
import { formatFileSize } from '#domain/file-size.ts'
import { UploadField } from '#src/forms/UploadField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { idOf, useStep } from './step-context.ts'
import { type DocumentKind, useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

/** A document of the request: uploaded at once, and preserved with the draft. */
export function DocumentField({ kind, required = false }: { kind: DocumentKind; required?: boolean }) {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send, uploads } = useSubscriptionFlow()
  const { tried, mistakes } = useStep()
  const { documents } = snapshot.context
  const storedDocument = documents[kind]
  const { context, send: sendUpload } = uploads[kind]
  const isMissing = kind === 'rnImgViewInfo' && tried && mistakes.rnImgViewInfo !== undefined
  const id = idOf(kind)
  const label = t(`document.${kind}`)

  if (storedDocument && context.items.length === 0) {
    const replace = () => {
      send({ type: 'documents.changed', documents: { ...documents, [kind]: null } })
      requestAnimationFrame(() => document.getElementById(id)?.focus())
    }
    return (
      <div>
        <Text size="sm" weight="bold" mb="2">
          {label}
        </Text>
        <chakra.div
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          alignItems="center"
          gap="3"
          pl="4"
          pr="1"
          py="2"
          rounded="lg"
          bg="bg.subtle"
        >
          <div>
            <chakra.p fontWeight="medium" overflowWrap="anywhere" lineHeight="short">
              {storedDocument.fileName}
            </chakra.p>
            <Text size="sm" tone="muted" numeric>
              {t('document.kept')} · {formatFileSize(storedDocument.size)}
            </Text>
          </div>
          <Button
            variant="ghost"
            size="sm"
            minHeight="touch"
            aria-label={t('document.replaceOf', { name: storedDocument.fileName })}
            onClick={replace}
          >
            {t('document.replace')}
          </Button>
        </chakra.div>
      </div>
    )
  }
  return (
    <UploadField
      id={id}
      label={label}
      required={required}
      context={context}
      send={sendUpload}
      error={isMissing && t('document.rnMissing')}
    />
  )
}
