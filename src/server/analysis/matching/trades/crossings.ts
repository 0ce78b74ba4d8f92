/**
 * Moves that recruiters see between trades whose tables are apart or whose titles share no word: what one is of the other, in
 * hundredths. One trade a line, then those it leads to or comes from.
 */
export const CROSSINGS = `qa: product-owner 30, backend 35, fullstack 35, support-it 25
support-it: telecom 40, electronics 30, customer-service 25, it-manager 30, call-center 30
security-it: architect-it 35, compliance 30, support-it 35, it-manager 40
devops: data-engineer 35
dba: bi 50, data-analyst 35
data-analyst: controller 35, financial-analyst 35, marketing-digital 25, traffic 35, seo 25
bi: controller 30, business-analyst 40, erp 35
statistician: researcher 45, clinical-research 35, public-health 30
erp: accountant 30, controller 35, financial-analyst 35, it-manager 35, supply-chain 25, pre-sales 30
scrum: pmo 40
pmo: management-consultant 40, executive-assistant 25
product-manager: ui-designer 35, strategy 35, customer-success 25, pre-sales 30
product-owner: ui-designer 30
ui-designer: motion 35, art-director 45
web-designer: content 25, seo 30, ecommerce 35
graphic-designer: marketing-digital 30, brand 25, communication 30
illustrator: motion 35, 3d-artist 40
video: social-media 40, communication 35, event 30
photographer: journalist 30, social-media 25
artist: event 25, teacher 25, craft 45
embedded: electrical-engineer 40
electronics: automation 45, electrical-tech 50, maintenance-tech 40, telecom 40, rnd-engineer 40
telecom: electrician-building 35, electrical-tech 30
accountant: debt-collection 30, financial-analyst 40
accounting-assistant: sales-assistant 30, data-entry 35, back-office-bank 35, office-manager 40
accounting-manager: treasury 40, tax 35, financial-analyst 35, payroll 30
chartered: cfo 45
auditor: bank-analyst 35, cfo 35, tax 35, management-consultant 30
controller: treasury 40, management-consultant 30
financial-analyst: cfo 50, management-consultant 35, wealth 35
treasury: bank-analyst 40, back-office-bank 40
cfo: general-manager 45
banker: claims 35, sales-b2b 30, customer-service 30, real-estate-agent 25
bank-teller: receptionist 35, customer-service 40, insurance 30, sales-b2c 30, back-office-bank 45
wealth: insurance 45
investment: strategy 30, management-consultant 35
insurance: sales-b2c 30, sales-b2b 30, customer-service 35, real-estate-agent 30
claims: customer-service 30, jurist 30, admin-assistant 30
underwriting: bank-analyst 40, actuary 40
actuary: data-scientist 45
compliance: paralegal 35, back-office-bank 35, regulatory 35
debt-collection: customer-service 35, call-center 35
recruiter: business-developer 25
hr-assistant: training-manager 40, office-manager 40
hr-generalist: jurist 30, employment-advisor 35, trainer 30
hr-director: general-manager 40, talent 50, payroll 30, recruiter 45
talent: trainer 45, psychologist 30
training-manager: teacher 30, school-head 40
lawyer: legal-secretary 30
paralegal: admin-assistant 45, medical-secretary 30
legal-secretary: receptionist 40, medical-secretary 50
admin-assistant: customer-service 35, librarian 30, archivist 30
executive-assistant: event 35, medical-secretary 40, public-admin 35
office-manager: receptionist 50, event 30, operations-manager 35
receptionist: waiter 25, sales-b2c 30, cashier 30, data-entry 40, call-center 35, sales-assistant 35, airport 40
medical-secretary: care-assistant 25, data-entry 35, customer-service 25
strategy: business-developer 35, general-manager 35
operations-manager: project-manager 45, store-manager 35, hotel-manager 35, warehouse-manager 40, health-manager 35, facility 35, industrial-engineer 40, logistics-coordinator 35
general-manager: restaurant-manager 40, hotel-manager 45, plant-manager 45
public-admin: social-worker 25, communication 25, project-manager 35, employment-advisor 30, environment 25
sales-b2b: store-manager 30, buyer 30
key-account: pre-sales 40, buyer 30, advertising 30
business-developer: marketing-generalist 30, customer-success 45, telemarketing 45
sales-manager: marketing-director 40, customer-success 35, automotive-manager 35, call-center-manager 30
sales-assistant: logistics-coordinator 40, buyer 30
pre-sales: project-it 35, customer-success 40
sales-b2c: waiter 35, call-center 35, telemarketing 35, stock 25, tourism 30, hotel-reception 30, wellness 25, fast-food 40, butcher 35, sommelier 30, jeweller 25, flight-crew 30
store-manager: restaurant-manager 40, buyer-retail 40, cashier 35, ecommerce 30, call-center-manager 35
cashier: waiter 30, stock 35, warehouse 25
merchandiser: ecommerce 35, interior 30
customer-service: hotel-reception 40, waiter 25, social-media 25, tourism 35, airport 40
call-center-manager: customer-success 40
customer-success: project-manager 30
real-estate-agent: notary 30
property-manager: caretaker 30, jurist 25, project-construction 30
seo: social-media 45
social-media: pr 45, event 35, journalist 35
influence: pr 45, brand 40, event 30
ecommerce: marketing-product 35, product-manager 30
marketing-generalist: event 45, content 45, communication-manager 45
brand: communication 45, advertising 50, art-director 30, buyer-retail 30
communication-manager: event 45
editor: librarian 30
event: project-manager 40, youth-leader 30
nurse: radiographer 25, public-health 30, clinical-research 30, medico-social 30, home-care 35
head-nurse: care-assistant 30
care-assistant: paramedic 35, educator-special 30, dental-assistant 25, cleaning 25
home-care: childcare 40, social-worker 30, housekeeping 35
hospital-porter: paramedic 35
doctor: clinical-research 30, health-manager 30, public-health 35, nurse-specialist 25
pharmacist: regulatory 35, clinical-research 40, chemist 35, biologist 35
pharmacy-assistant: lab-technician 35, sales-b2c 30
physio: wellness 35
osteopath: wellness 35
occupational-therapist: educator-special 35, special-teacher 30
speech-therapist: special-teacher 35
psychologist: educator-special 35
counsellor: educator-special 45, youth-leader 35
biologist: food-engineer 30, quality-tech 30, environment 35, agronomy 40
chemist: quality-tech 45, food-engineer 40, chemical-operator 40, rnd-engineer 40
clinical-research: lab-technician 35, researcher 40
nutritionist: food-engineer 35, public-health 40, nurse 25
vet: animal 40
vet-assistant: care-assistant 25, receptionist 25
health-manager: social-worker 30
public-health: social-worker 35
social-worker: youth-leader 40, medico-social 45
educator-special: teaching-assistant 45, primary-teacher 35, teacher 35, secondary-teacher 30
medico-social: teaching-assistant 35, childcare 35, special-teacher 35
employment-advisor: trainer 45
youth-leader: teacher 35, primary-teacher 35, museum 30, tourism 25, tutor 35, trainer 30
secondary-teacher: researcher 40, translator 30
teacher: researcher 35, librarian 25, translator 30, sports-coach 30
teaching-assistant: tutor 45
school-head: primary-teacher 50, secondary-teacher 50
researcher: data-scientist 45, agronomy 35, geologist 35
librarian: museum 45
museum: tourism 50, teacher 25
translator: tourism 30
civil-engineer: draftsman 40, architect 40, environment 30, geologist 40, urban 35, bim 40
structural: bim 40
site-manager: mason 40, quantity 45, architect 35, roadworks 35, carpenter 30, electrician-building 30, plumber 30, hse 35, landscape 30
site-foreman: labourer 45, roadworks 45, carpenter 40, painter 30, roofer 35
project-construction: quantity 50, surveyor 40, energy 30
quantity: buyer 30, draftsman 40
architect: bim 50
urban: environment 45
landscape: environment 35
draftsman: surveyor 40
mason: painter 35, roofer 45, joiner 30
labourer: warehouse 35, painter 40, gardener 40, cleaning 30, production-operator 35, agriculture 35
carpenter: painter 30, plasterer 40, maintenance-building 45, craft 35
joiner: plasterer 35
roofer: plumber 40
plumber: welder 35, boilermaker 40
hvac: electrical-tech 50, electrician-building 45, maintenance-building 45
painter: body-shop 40, maintenance-building 40
plasterer: tiler 40
tiler: plumber 30
maintenance-building: gardener 40
facility: hse 30, energy 40
caretaker: gardener 40, receptionist 25
mechanical-engineer: energy 35, automation 40, electrical-engineer 40, quality-manager 35
mechanical-designer: machinist 35
process-engineer: quality-manager 40, environment 35, energy 40
industrial-engineer: supply-chain 40, machinist 35
quality-manager: production-manager 40
quality-tech: machinist 40, assembler 30, food-engineer 45
hse: maintenance-manager 30, firefighter 35
petroleum: energy 40
geologist: surveyor 40
maintenance-tech: production-operator 40, heavy-mechanic 50, refrigeration 45, plumber 30
production-manager: supply-chain 40, warehouse-manager 40, planner 40
production-supervisor: warehouse-manager 40, maintenance-manager 35, planner 35
production-operator: warehouse 40, handler 45, forklift 35
chemical-operator: lab-technician 45, food-operator 50
food-operator: cook 30, butcher 40, pastry 35, packer 50, kitchen-helper 35
assembler: mechanic-industrial 45, packer 50, machinist 45, electronics 30
welder: mechanic-industrial 45, body-shop 35, assembler 35, heavy-mechanic 30
boilermaker: mechanic-industrial 45
automotive-mechanic: mechanic-industrial 50, electrical-tech 30
heavy-mechanic: mechanic-industrial 55
automotive-engineer: aerospace 50, electronics 35
aerospace: rnd-engineer 45
aircraft-mechanic: mechanic-industrial 45, electrical-tech 40
flight-crew: waiter 35, tourism 45, receptionist 30
airport: hotel-reception 40, tourism 45, handler 35
warehouse: truck-driver 35, delivery 40
forklift: truck-driver 40
warehouse-manager: logistics-coordinator 55, buyer 35, transport-planner 45
logistics-coordinator: buyer 45
freight: buyer 30, supply-chain 50
transport-planner: supply-chain 45, truck-driver 40, delivery 30
buyer-manager: supply-chain 50
bus-driver: delivery 45
taxi: truck-driver 40
heavy-plant: agriculture 35
cook: waiter 30, restaurant-manager 40
chef-cook: kitchen-helper 40, hotel-manager 30
pastry: kitchen-helper 40, butcher 35
fast-food: barman 40
waiter: housekeeping 30
head-waiter: hotel-manager 40, hotel-events 45
sommelier: wine 45
restaurant-manager: hotel-events 45
hotel-reception: housekeeping 35
wine: food-engineer 40
food-engineer: lab-technician 40
gardener: roadworks 30
printing: packer 35`;
