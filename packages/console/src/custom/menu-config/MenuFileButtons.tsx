import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon, uploadIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { Outcome, type OutcomeText } from '@ebkit/widgets/row-questions'
import { giveFile } from '@ebkit/widgets/saving'
import { useRef, useState } from 'react'
import { MenuImport } from './MenuImport'
import { compareMenu, fileText, type MenuDifference, readMenuFile } from './menuFile'
import { menuNodesOf } from './menuNodes'
import { menuConfigStrings } from './strings'
import type { MenuConfigProps, MenuConfigState } from './useMenuConfig'

/** Saves the tree as a file, and imports such a file. */
export function MenuFileButtons(props: MenuConfigProps & MenuConfigState) {
  const { state, resource, tree } = props
  const text = useStrings(menuConfigStrings)
  const input = useRef<HTMLInputElement>(null)
  const [difference, setDifference] = useState<MenuDifference>()
  const [outcome, setOutcome] = useState<OutcomeText>()
  const rows = state.rows ?? []
  const take = async (file: File | undefined) => {
    if (!file) return
    const fail = (detail: string) => setOutcome({ heading: file.name, detail, isFailure: true })
    try {
      const entries = readMenuFile(await file.text())
      if (typeof entries === 'string') fail(text(entries))
      else setDifference(compareMenu(rows, entries))
    } catch {
      // it was moved or deleted after it was chosen, or is on a medium that is gone
      fail(text('unreadable'))
    }
  }
  const save = () =>
    giveFile({
      name: 'menu.json',
      content: new Blob([fileText(menuNodesOf(rows))], { type: 'application/json' }),
    })
  const canImport = (['add', 'edit', 'delete'] as const).every((right) => resource.rights.includes(right))
  return (
    <>
      {canImport && (
        <Button onClick={() => input.current?.click()}>
          <Icon path={uploadIcon} />
          {text('importFile')}
        </Button>
      )}
      <Button onClick={save}>
        <Icon path={downloadIcon} />
        {text('exportFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={text('importFile')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {/* out of the line of buttons, which would keep a gap for it */}
      <div className="eb-menu-config__later">
        <MenuImport
          resource={resource}
          rows={rows}
          difference={difference}
          onClose={() => setDifference(undefined)}
          onApplied={(said) => {
            setDifference(undefined)
            setOutcome(said)
            void tree.load()
          }}
        />
        <Outcome outcome={outcome} onHide={() => setOutcome(undefined)} />
      </div>
    </>
  )
}
