import { lazyRouteComponent } from '@tanstack/react-router'

// Public pages have none of these, and they are the first that most people see.
const loadSideBar = () => import('./SideBar.tsx')
export const SideBar = lazyRouteComponent(loadSideBar, 'SideBar')
export const TabBar = lazyRouteComponent(() => import('./TabBar.tsx'), 'TabBar')
export const AppHeader = lazyRouteComponent(() => import('./AppHeader.tsx'), 'AppHeader')
export const MemberMenu = lazyRouteComponent(() => import('./MemberMenu.tsx'), 'MemberMenu')

/**
 * Loads what surrounds the screens of members. A page that came with these waits for them before the app hydrates it: React drops
 * a press on what it cannot hydrate at once. Throws where they fail to load: the page stays as it was rendered.
 */
export async function loadMemberParts(): Promise<void> {
  // `preload` swallows a failure; all four are in one file.
  await loadSideBar()
  await Promise.all([SideBar, TabBar, AppHeader, MemberMenu].map(async ({ preload }) => preload?.()))
}
