import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requirePassword } from '../../-guards.ts'

export const Route = createFileRoute('/my/inquiry')({ beforeLoad: requirePassword, component: Outlet })
