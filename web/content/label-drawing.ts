// The drawn label in the buyer's guide: six numbered lines, in the order in which the article explains them.

export const labelDrawing = {
  alt: 'Drawing of a back label with six numbered lines: 1 ingredients with amounts, 2 reference text, 3 licence number and maker’s address, 4 batch number and two dates, 5 no added preservatives or colours, 6 where to ask for the report.',
  caption: 'The six lines on a label drawn for this guide.',
  title: 'CHYAWANPRASH',
  lines: [
    'Ingredients: amla 60 g, sugar 50 g, honey 8 g …',
    'Reference: Charaka Samhita, Ch. 1.1.62-74',
    'Lic. No. … Made by …, street, city, PIN code',
    'Batch … Made … Best before …',
    'No added preservatives or colours',
    'Test report: ask with the batch number',
  ],
} as const
