/** Smallest and largest usual values of numbers, by field name. The first match applies. */
export const usualNumbers: readonly (readonly [name: RegExp, from: number, to: number])[] = [
  [/^(sort|sortNo|priority|weight|rank)$/i, 1, 99],
  [/score/i, 3, 5],
  [/discount(Rate)?$|nthDiscount|Discount$/, 7, 9.8],
  [/multiple|pointsTimes|pointRate/i, 1, 3],
  [/feeRate$/i, 0.3, 0.7],
  [/probability/i, 5, 20],
  [/progress|grayPercent/i, 20, 100],
  [/rate$|ratio$|percent$/i, 3, 30],
  [/stock|inventory|quota/i, 20, 600],
  [/validMonths/i, 6, 24],
  [/(days|day)$/i, 3, 60],
  [/minutes$/i, 10, 90],
  [/hours$|waitHours/i, 2, 48],
  [/seconds$/i, 5, 240],
  [/costMs/i, 80, 2400],
  [/retention/i, 30, 365],
  [
    /delayTimes|retryCount|returnCount|resendCount|refundQuantity|failCount|makeUpTimes|lostC|noShowCount|cancelCount/i,
    0,
    3,
  ],
  [
    /^(quantity|pieces|copies|times|persons|chances|count|companions)$|perOrder|PerOrder|perMember|PerMember|perDay|PerDay|groupSize|requiredSize|rewardQuantity|chooseCount|buyCount|leftTimes/i,
    1,
    6,
  ],
  [/partySize|guestCount|seats|maxParty/i, 2, 12],
  [/attendee|people$|maxPeople|maxSeats|slotCapacity/i, 20, 300],
  [
    /(pv|view|views|exposure30d|exposeCount|impressions|visits30d|visits|plays|visitors30d)(Count)?$/i,
    200,
    12_000,
  ],
  [/(uv|click|clicks|scan|scanned|sent|share|like|likes|clicks30d)(Count)?$/i, 30, 2400],
  [/^(fans|memberCount|customerCount|linkedCount)/i, 300, 24_000],
  [/limit|max/i, 1, 10],
  [/target|new|group|filled|booked/i, 5, 400],
  [/points?$|growth/i, 10, 2000],
  [
    /(total|join|receive|claim|grant|success|use|used|order|sold|open|stay|collect|chat|message|member|contact|apply|invite|valid|complete)[A-Za-z]*(Count|Cnt|30d|7d)$|^sold$|soldCount/i,
    5,
    300,
  ],
]

/** Smallest and largest usual amounts in cents, by field name. The first match applies. */
export const usualAmounts: readonly (readonly [name: RegExp, from: number, to: number])[] = [
  [/commission|channelFee|platformFee|fee$|Fee$|postage/, 100, 2000],
  [/deposit/i, 5000, 20_000],
  [
    /balance|limit$|creditLimit|budget|quote|target|turnover|totalSpend|yearAmount|grossAmount|overdue/i,
    100_000,
    3_000_000,
  ],
  [
    /discountAmount|couponAmount|reduce|minus|deduct|save|gift|reward|priceAdd|redEnvelope|promotion|pointsAmount|expandAmount|subsidy/i,
    500,
    6000,
  ],
  [/threshold|minAmount|minOrder|minSpend|free/i, 10_000, 60_000],
  [/price|cost/i, 5800, 68_800],
  [/amount|revenue|paid|value$/i, 8800, 128_000],
]
