/** An invented hotel as somebody would write it down: every category, every way of writing. */
export function lagoonFile() {
  return {
    property: {
      name: 'Mwezi Lagoon',
      kind: 'hotel',
      location: 'Kilifi Creek',
      timezone: 'Africa/Nairobi',
      currency: 'KES',
      contact: { phone: '+254 41 555 0100', email: 'desk@mwezi.example', desk: 'the lobby, or 9 from your room' },
      helplines: [{ kind: 'gambling', name: 'Play Safe Kilifi', phone: '0800 555 010' }],
      last_updated: '2024-11-01',
    },
    restaurants: [
      {
        name: 'Pweza Grill',
        aliases: ['the grill'],
        cuisine: 'Swahili seafood',
        hours: {
          week: 'Mon-Sat 12-15, 6pm-11pm last order 22:15; Sun closed',
          seasons: [{ name: 'rains', from: '05-01', to: '06-15', week: 'Fri-Sat 18-22' }],
          exceptions: [{ date: '2024-12-25', hours: '12-16' }],
        },
        price_range: 'KES 2,500-4,000 per person',
        location: 'the jetty',
        dress_code: 'no beachwear after six',
        diet: ['vegetarian', 'halal'],
        reservation: 'recommended',
        phone: '+254 41 555 0123',
      },
      {
        name: 'Nyota Bar',
        hours: 'Fri-Sat 6pm-2am',
        price_range: { amount_minor: 60_000, currency: 'KES', per: 'item' },
        last_updated: '2024-03-12',
      },
    ],
    entertainment: [
      {
        name: 'Creek Stage',
        shows: [
          { title: 'Taarab Night', schedule: 'Fri 8:30pm', price: 'KES 0' },
          { title: 'New Year Drums', schedule: '2024-12-31 10pm', price: 'KES 3,000 per ticket' },
        ],
        capacity: 120,
        age_limit: '12+',
      },
    ],
    hotel: [
      {
        name: 'Rooms at Mwezi Lagoon',
        towers: [
          {
            name: 'Creek House',
            room_types: [
              {
                name: 'Creek Double',
                size_m2: 28,
                beds: 'one double bed',
                sleeps: 2,
                view: 'the creek',
                amenities: ['air conditioning', 'balcony'],
                rates: [
                  'KES 14,500 per night (low season 04-01..11-30)',
                  'KES 21,000 per night (high season 12-01..03-31)',
                ],
              },
              { name: 'Creek Family', sleeps: 5, rates: ['KES 30,000 per night'] },
            ],
          },
        ],
        check_in: '2pm',
        check_out: '10:00',
      },
    ],
    amenities: [
      {
        name: 'Kasa Spa',
        kind: 'spa',
        hours: 'daily 9am-7pm',
        price_list: [{ name: 'Coconut massage', price: 'KES 6,500 per hour' }],
        booking_needed: true,
        age_limit: 16,
      },
      { name: 'Turtle Club', kind: 'kids', hours: '8-17', price: 'KES 0', age_limit: '4-12', booking_needed: false },
    ],
    gaming: [{ name: 'Mwezi Card Room', games: ['blackjack', 'poker'], hours: '24h', min_age: 21 }],
    promotions: [
      {
        name: 'Lagoon Circle',
        program: 'loyalty club',
        tiers: [
          { name: 'Shell', benefits: ['late check-out'] },
          { name: 'Pearl', benefits: ['room upgrade', 'airport transfer'] },
        ],
        terms: 'Two nights a year keep a tier.',
        valid_until: '2025-06-30',
      },
    ],
    faq: [{ question: 'Do you allow pets?', answer: 'Dogs under ten kilos may stay in Creek House.' }],
    destination: [
      {
        id: 'kilifi',
        destination: 'Kilifi',
        property_name: 'Mwezi Lagoon',
        highlights: ['Mnarani ruins', 'creek dhows'],
        best_season: 'January to March',
        tags: ['creek', 'coast'],
        visa: 'An eTA is needed before you fly.',
        flight_hours: 1.2,
      },
    ],
  }
}
