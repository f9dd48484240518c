/* Calls that the list does not make itself: deletes printers after a confirmation. Resolves to whether any was deleted. */
globalThis.backOffice.deletePrinters = async (keys, rows) => {
  const isEnglish = document.documentElement.lang === 'en'
  const say = (zh, en) => (isEnglish ? en : zh)
  const { EB } = globalThis
  const isSure = await EB.confirm({
    heading: say(`删除 ${keys.length} 台打印机？`, `Delete ${keys.length} printers?`),
    text: say(
      `${namesOf(keys, rows, say)}。删除后不能找回`,
      `${namesOf(keys, rows, say)}. They cannot be brought back`,
    ),
    okLabel: say('删除', 'Delete'),
    tone: 'danger',
  })
  if (!isSure) return false
  try {
    const response = await fetch('/merchant-api/eb/printer/delete', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-eb-client': 'examples' },
      body: JSON.stringify({ keys, lang: isEnglish ? 'en' : 'zh' }),
    })
    const { data, message } = await response.json()
    if (!response.ok) throw new Error(message)
    const { deleted, failed } = data
    const reasons = [...new Set(failed.map((one) => one.message ?? one.code))].join(say('；', '; '))
    const text = say(`已删除 ${deleted.length} 台`, `${deleted.length} deleted`)
    EB.toast(
      failed.length
        ? {
            type: 'warning',
            heading: text,
            text: say(`${failed.length} 台未删除：${reasons}`, `${failed.length} not deleted: ${reasons}`),
          }
        : { type: 'success', text },
    )
    return deleted.length > 0
  } catch (error) {
    EB.toast({ type: 'danger', heading: say('没能删除', 'Not deleted'), text: error.message })
    return false
  }
}

/** The first names of the printers, and the total number if there are more. */
function namesOf(keys, rows, say) {
  const names = rows
    .slice(0, 5)
    .map(({ printerName }) => printerName)
    .join(say('、', ', '))
  return keys.length > Math.min(rows.length, 5)
    ? say(`${names} 等 ${keys.length} 台`, `${names} and others, ${keys.length} in all`)
    : names
}
