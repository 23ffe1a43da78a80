import { lazyRouteComponent } from '@tanstack/react-router'

// Loaded separately, so that public pages, which most people see first, do not contain it.
const loadSideBar = () => import('./SideBar.tsx')
export const SideBar = lazyRouteComponent(loadSideBar, 'SideBar')
export const TabBar = lazyRouteComponent(() => import('./TabBar.tsx'), 'TabBar')
export const AppHeader = lazyRouteComponent(() => import('./AppHeader.tsx'), 'AppHeader')
export const MemberMenu = lazyRouteComponent(() => import('./MemberMenu.tsx'), 'MemberMenu')

/**
 * Loads the components around the screens of members. A rendered page with these components is hydrated only after
 * they have loaded, since React drops a click on content that it cannot hydrate at once. Throws if they fail to load;
 * the page then stays as it was rendered.
 */
export async function loadMemberParts(): Promise<void> {
  // `preload` ignores a failure, so one of the parts is imported directly: all four are in one file, and fail
  // together.
  await loadSideBar()
  await Promise.all([SideBar, TabBar, AppHeader, MemberMenu].map(async ({ preload }) => preload?.()))
}
