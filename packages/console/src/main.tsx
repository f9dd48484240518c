import { adoptPageTheme } from '@ebkit/ui/page-theme'
import { adoptTokens } from '@ebkit/ui/styles'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { adoptPageStyles } from './pageStyles'
import { applyLanguage, chosenLanguage } from './preferences/language'
import { applyTheme, chosenTheme } from './preferences/theme'
import { restorePinnedHotel } from './session/pinnedHotel'

adoptTokens(document)
adoptPageTheme(document)
adoptPageStyles(document)
applyTheme(chosenTheme())
applyLanguage(chosenLanguage())
if (location.pathname !== '/login') void restorePinnedHotel()

const place = document.getElementById('console')
if (place) createRoot(place).render(<App />)
