import { createFileRoute } from '@tanstack/react-router'
import { NoticeStep } from '#src/features/member/withdraw/NoticeStep.tsx'

export const Route = createFileRoute('/my/member/withdraw/')({ component: NoticeStep })
