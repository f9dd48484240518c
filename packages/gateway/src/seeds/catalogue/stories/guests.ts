import type { RowStory } from '../SeedRow'

/** Partial scores are near the overall score; three of four bad reviews have a reply. */
export const comment: RowStory = ({ row, random }) => {
  const score = Number(row.score)
  const near = (value: unknown) =>
    value === undefined ? undefined : Math.min(5, Math.max(1, score + random.pick([-1, 0, 0, 0, 1])))
  const isReplied = row.status === 'PUBLISHED' && random.next() < (score <= 3 ? 0.75 : 0.3)
  return {
    ...{
      scoreService: near(row.scoreService),
      scoreFacility: near(row.scoreFacility),
      scoreHygiene: near(row.scoreHygiene),
    },
    repliedAt: isReplied ? row.repliedAt : undefined,
    repliedBy: isReplied ? '林晚晴' : undefined,
    replyContent: isReplied ? (row.replyContent ?? '谢谢您的建议，我们会继续改进。') : undefined,
    replyOverdue: !isReplied && score <= 3,
  }
}

/** The short name is a part of the company's name; a company that pays at once has no credit. */
export const corporateMember: RowStory = ({ row, random }) => {
  const [name = ''] = String(row.companyName).split('·')
  const shortName = name
    .replace(/^(..)/, '')
    .replace(/(科技|会展|医药|贸易|机械|软件|纺织|电子|旅行社)?(教育咨询|文化传媒|生物)?(科技)?有限公司$/, '')
  const limit = Number(row.creditLimit ?? 0)
  return {
    shortName: shortName || name.slice(2, 6),
    invoiceTitle: row.invoiceTitle === undefined ? undefined : row.companyName,
    creditUsed: row.settleType === 'MONTHLY' ? Math.floor((limit * random.next()) / 100) * 100 : 0,
  }
}

/** Rows of a file are imported, skipped or failed; nothing is imported before the check is done. */
export const memberImportBatch: RowStory = ({ row, random }) => {
  const total = Number(row.totalCount)
  const failCount = row.status === 'CHECKING' ? 0 : Math.ceil(total * (0.02 + random.next() * 0.06))
  const skipCount = row.status === 'CHECKING' ? 0 : Math.floor(total * random.next() * 0.08)
  const ready = total - failCount - skipCount
  const part = row.status === 'DONE' ? 1 : row.status === 'IMPORTING' ? random.next() : 0
  return { failCount, skipCount, successCount: Math.floor(ready * part) }
}

const changes: Readonly<Record<string, readonly [before: string, after: string]>> = {
  GRADE: ['普卡', '银卡'],
  PROFILE: ['未填写', '1990-06-18'],
  SOURCE: ['小程序', '员工推荐'],
  STATUS: ['正常', '已冻结'],
  TAG: ['周末', '周末,亲子'],
}

/** The values before and after match the kind of change; only growth has a number. */
export const memberChangeLog: RowStory = ({ row }) => {
  const [beforeValue, afterValue] = changes[String(row.changeType)] ?? []
  const isGrowth = row.changeType === 'GROWTH'
  return {
    ...{ beforeValue, afterValue },
    changeValue: isGrowth ? row.changeValue : undefined,
    orderNo: isGrowth ? row.orderNo : undefined,
  }
}
