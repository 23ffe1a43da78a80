import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useApp } from '#src/components/context/app-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useLoginTexts } from '../login-texts.ts'

/**
 * Explains why the login is shown to a person who may already be logged in: the session could not be read.
 */
export function SessionUnread() {
  const { t } = useLoginTexts()
  const { t: common } = useTranslation()
  const { session } = useApp()
  const isUnread = useSelector(session, ({ context }) => context.unread)
  const isAsking = useSelector(session, (snapshot) => snapshot.hasTag('checking'))
  if (!isUnread) return null
  return (
    <Notice
      status="danger"
      role="alert"
      mb="4"
      title={t('unread')}
      action={
        <Button
          size="sm"
          minHeight="touch"
          loading={isAsking}
          onClick={() => session.send({ type: 'check.requested' })}
        >
          {common('retry')}
        </Button>
      }
    >
      {isUnread.message}
    </Notice>
  )
}
