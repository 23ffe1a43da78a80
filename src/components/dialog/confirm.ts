import type { Machines } from '#src/components/context/app-context.ts'
import { loadDialogs } from '#src/components/shell/dialog-code.ts'
import { i18n } from '#src/i18n/i18n.ts'
import type { Confirmation } from '#src/machines/dialog/dialog.machine.ts'

export type Question = Partial<Pick<Confirmation, 'header' | 'acceptLabel' | 'rejectLabel' | 'isFinal'>> & {
  message: string
}

/**
 * Asks a question with the confirm dialog, and returns whether the person accepted. The browser's own dialog is used
 * before the machines exist, or if a newer release has replaced the dialog's code.
 */
export async function confirm(
  dialogs: Machines['dialogs'] | undefined,
  question: Question,
): Promise<boolean> {
  if (!dialogs || !(await loadDialogs())) return window.confirm(question.message)
  return new Promise((answer) =>
    dialogs.send({
      type: 'confirm.requested',
      confirmation: {
        group: 'shell',
        header: i18n.t('notice'),
        ...question,
        accept: () => answer(true),
        reject: () => answer(false),
      },
    }),
  )
}
