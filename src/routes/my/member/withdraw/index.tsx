import { createFileRoute } from '@tanstack/react-router'
import { NoticeStep } from './-parts/NoticeStep.tsx'

export const Route = createFileRoute('/my/member/withdraw/')({ component: NoticeStep })
