import type { Diagnosis, EB } from './api'
import { check } from './check'
import { preloadTags } from './chunks'
import { configure, pageSlot } from './configuration'
import { register } from './console'
import { discover } from './discovery'
import { ask } from './feedback'
import { load } from './load'
import { parsed } from './nativePromise'
import { ready } from './ready'
import { present, report, reports } from './reports'
import { base, preload, scriptTag, settings, version } from './scriptTag'
import { status } from './tags'

/** @see EB.diagnose */
const diagnose = (): Diagnosis => ({
  version,
  base,
  secure: isSecureContext,
  tags: { ...status },
  reports,
  configuration: pageSlot().reports,
  checked: check('checkPage'),
})

const api: EB = {
  version,
  configure,
  load,
  ready,
  discover,
  diagnose,
  modal: ask('ok', 'cancel'),
  confirm: ask(true, false),
  toast: ask(),
  console: { register },
}

if (present?.diagnose) {
  report('loaded-twice', `${version} ignored: ${present.version} came first`)
} else {
  if (present) report('name-taken', 'window.EB is taken')
  else window.EB = api
  configure(/^http/.test(scriptTag.src) ? { gateway: new URL(scriptTag.src).origin, ...settings } : settings)
  discover(document)
  parsed.then(() => discover(document))
  preloadTags(preload)
}
