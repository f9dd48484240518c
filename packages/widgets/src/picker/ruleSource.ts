import type {
  RuleCount,
  RuleTarget,
  SelectionRule,
  SelectionRuleService,
} from '@ebkit/core/services/selectionRules'

/** The page's part of a rule's filter. */
export interface RuleSettings {
  hotelId?: string | undefined
  activityType?: number | undefined
  /** Parameters of the list call; only texts and numbers are kept. */
  where?: Readonly<Record<string, unknown>>
  /** Keys of rows that belong to this activity. */
  own?: ReadonlySet<string> | undefined
}

/** How rules select the rows of a picker. */
export interface RuleSource {
  /** A rule for a tab's search with the page's current filters. @throws ServiceError */
  ruleOf(
    search: { tab: string | undefined; search: string },
    except: readonly string[],
  ): Promise<SelectionRule>
  /** @throws ServiceError */
  count(rule: SelectionRule, signal: AbortSignal): Promise<RuleCount>
}

/** Maximum number of keys in one call. */
export const maximumRuleKeys = 500

/** Creates rules from a picker's searches, and counts what they select. */
export function createRuleSource(
  of: RuleTarget,
  service: SelectionRuleService,
  settings: (tab: string | undefined) => RuleSettings,
): RuleSource {
  return {
    async ruleOf({ tab, search }, except) {
      const { hotelId, activityType, where = {} } = settings(tab)
      const narrowed = Object.entries(where).filter(
        (entry): entry is [string, string | number] =>
          (typeof entry[1] === 'string' && entry[1] !== '') || typeof entry[1] === 'number',
      )
      return {
        kind: 'rule',
        of,
        filter: {
          hotelId: hotelId || (await service.hotelId()),
          ...(tab && { tab }),
          ...(search && { search }),
          ...(activityType !== undefined && { activityType }),
          ...(narrowed.length && { where: Object.fromEntries(narrowed) }),
        },
        except: [...except],
      }
    },
    count: (rule, signal) =>
      service.count(rule, {
        own: [...(settings(rule.filter.tab).own ?? [])].slice(0, maximumRuleKeys),
        signal,
      }),
  }
}
