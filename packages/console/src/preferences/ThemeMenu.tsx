import { Icon } from '@ebkit/ui/icon'
import { monitorIcon, moonIcon, sunIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { Menu } from '../controls/Menu'
import { strings } from '../strings'
import { type Theme, useTheme } from './theme'

const icons: Record<Theme, string> = { auto: monitorIcon, light: sunIcon, dark: moonIcon }
const names = { auto: 'themeAuto', light: 'themeLight', dark: 'themeDark' } as const

/** Light, dark, or as the system; kept in this browser. */
export function ThemeMenu() {
  const text = useStrings(strings)
  const [theme, setTheme] = useTheme()
  return (
    <Menu
      label={`${text('theme')}: ${text(names[theme])}`}
      align="end"
      entries={(['auto', 'light', 'dark'] as const).map((choice) => ({
        key: choice,
        label: text(names[choice]),
        icon: icons[choice],
        checked: choice === theme,
        onSelect: () => setTheme(choice),
      }))}
    >
      <Icon path={icons[theme]} />
    </Menu>
  )
}
