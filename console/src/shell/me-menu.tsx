import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type ReactElement, useState } from 'react'
import { useMay, useMe } from '../lib/api/me.ts'
import { useSession } from '../lib/api/session-context.ts'
import { useAct } from '../lib/api/use-act.ts'
import { useWords } from '../lib/words.ts'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icons.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import type { Page } from './pages.ts'
import { useShell } from './shell-context.ts'

interface MeMenuProps {
  children: ReactElement<ComponentProps<'button'>>
  /** The pages that have no tab of their own. */
  pages?: readonly Page[]
}

/** Whether new chats are given to her, what is her own, and the way out. */
export function MeMenu({ children, pages = [] }: MeMenuProps) {
  const words = useWords()
  const session = useSession()
  const navigate = useNavigate()
  const may = useMay()
  const { user } = useMe()
  const { openHelp, openTold, unread, fail } = useShell()
  const [leaving, setLeaving] = useState(false)
  const available = useAct(
    (api, here: boolean) => api('PUT /v1/team/me/availability', { body: { available: here } }),
    ['me', 'team'],
  )
  const leave = () => {
    setLeaving(true)
    session
      .signOut(false)
      .catch(fail)
      .finally(() => setLeaving(false))
  }
  return (
    <Menu trigger={children} side="top">
      {pages.map((page) => (
        <MenuItem key={page.to} onSelect={() => void navigate({ to: page.to })}>
          <Icon name={page.icon} size={16} />
          {words(page.label)}
        </MenuItem>
      ))}
      {pages.length > 0 && <MenuSeparator />}
      {may('setAvailability') && (
        <>
          <MenuChoice
            label={words('me.chats')}
            value={user.available ? 'here' : 'away'}
            onChange={(chosen) => available.mutate(chosen === 'here')}
            options={[
              { value: 'here', label: words('me.available') },
              { value: 'away', label: words('me.away') },
            ]}
          />
          <MenuSeparator />
        </>
      )}
      {may('listNotifications') && (
        <MenuItem onSelect={openTold}>
          <Icon name="bell" size={16} />
          {words('told.title')}
          {unread > 0 && <Badge count={unread} label={words('told.open', { count: unread })} />}
        </MenuItem>
      )}
      <MenuItem onSelect={() => void navigate({ to: '/account' })}>
        <Icon name="person" size={16} />
        {words('me.account')}
      </MenuItem>
      <MenuItem onSelect={openHelp}>
        <Icon name="keyboard" size={16} />
        {words('me.keys')}
      </MenuItem>
      <MenuItem disabled={leaving} onSelect={leave}>
        <Icon name="leave" size={16} />
        {words('me.sign_out')}
      </MenuItem>
    </Menu>
  )
}
