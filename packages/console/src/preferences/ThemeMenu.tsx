import { Icon } from '@ebkit/ui/icon'
import { monitorIcon, moonIcon, sunIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { BarMenu } from '../bar/BarMenu'
import { strings } from '../strings'
import { type Theme, useTheme } from './theme'

const icons: Record<Theme, string> = { auto: monitorIcon, light: sunIcon, dark: moonIcon }
const names = { auto: 'themeAuto', light: 'themeLight', dark: 'themeDark' } as const

/** Light, dark or system theme, stored in this browser. */
export function ThemeMenu() {
  const text = useStrings(strings)
  const [theme, setTheme] = useTheme()
  return (
    <BarMenu
      label={`${text('theme')}: ${text(names[theme])}`}
      placement="bottom-end"
      items={(['auto', 'light', 'dark'] as const).map((choice) => ({
        id: choice,
        label: text(names[choice]),
        icon: icons[choice],
        isRadio: true,
        checked: choice === theme,
      }))}
      onChoose={(choice) => setTheme(choice as Theme)}
    >
      <Icon path={icons[theme]} />
    </BarMenu>
  )
}
