import { adoptPageTheme } from '@ebkit/ui/page-theme'
import { adoptTokens } from '@ebkit/ui/styles'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './App'
import { adoptPageStyles } from './pageStyles'
import { applyLanguage, chosenLanguage } from './preferences/language'
import { applyTheme, chosenTheme } from './preferences/theme'
import { restoreHotel } from './session/switchHotel'
import { fetchFirstPage } from './start/fetchFirstPage'
import { NotStarted } from './start/NotStarted'

adoptTokens(document)
adoptPageTheme(document)
adoptPageStyles(document)
applyTheme(chosenTheme())
if (location.pathname !== '/login') void restoreHotel()

const place = document.getElementById('console')
if (place) void start(createRoot(place))
if (!['/login', '/guest'].includes(location.pathname)) fetchFirstPage()

/** Shows the console once the texts of its language are loaded; if they fail to load, shows a message. */
async function start(root: Root): Promise<void> {
  try {
    await applyLanguage(chosenLanguage())
    root.render(<App />)
  } catch {
    // The message already says what the error would: a file of the release failed to load.
    root.render(<NotStarted language={chosenLanguage()} onRetry={() => void start(root)} />)
  }
}
