const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** What stands behind a small number that states something of business: a time, a part of a hundred, money, what is left. */
export const COUNTED_AHEAD = words(
  `day days week weeks month months year years hour hours hr hrs percent percents left remaining stars star shillings shilling bob kes
  ksh shs k branches branch customers reviews litre litres liter liters lita kilo kilos kg inch inches metre metres people persons
  guests adults size sizes colour colours color colors zimebaki imebaki vimebaki yamebaki zimesalia imesalia`,
)

/** What stands before it: Swahili counts "siku saba". */
export const COUNTED_BEHIND = words(
  `tarehe siku masiku wiki wiks mwezi miezi mwaka miaka masaa asilimia shilingi zimebaki imebaki vimebaki yamebaki wamebaki baki zimesalia
  imesalia nyota matawi tawi wateja lita kilo inchi mita watu sleeps ziko viko inalala inalaza feeds seats bei price kes ksh sh at by until till only just zipo vipo wapo yapo tunazo tunayo tuna`,
)

/** Only where more than one is counted: "dakika moja" is a manner of speaking. */
export const COUNTED_IF_MANY = words('minute minutes min mins dakika times')

/** What talk counts that no row holds. */
export const COUNTED_IN_TALK = words(
  `things questions options choices ways steps words ideas details points reasons answers messages seconds moments tries thumbs cheers cents
  hands feet eyes legs times others friends lines is was has does yes us this its less across plus mambo maswali njia hatua`,
)
