/** Information technology. One skill a line: canonical name, then its synonyms; a leading `?` asks for a skills context. */
export const IT_SKILLS = `JavaScript|JS|ECMAScript|ES6|ES2015|Javascript ES6|Java Script
TypeScript|TS
Python|Python 3|Python3
Java|Java SE|Java 8|Java 11|Java 17|J2SE
Java EE|J2EE|JEE|Jakarta EE|Java Enterprise Edition|JavaEE
?C|Langage C|C language|C ANSI|ANSI C|Embedded C|C embarqué
C++|CPP|C plus plus|C++11|C++14|C++17|Visual C++
C#|C sharp|CSharp|C# .NET|C#.NET
.NET|dotnet|.NET Framework|dot net|.NET 6|.NET 8
.NET Core|dotnet core
ASP.NET|ASP.NET MVC|ASP.NET Core|ASP
VB.NET|Visual Basic .NET
Visual Basic|VB6|VB
VBA|Visual Basic for Applications|Excel VBA|Macros VBA
?Go|Golang|Go lang
?R|Langage R|R language|R programming
Rust
Ruby
Ruby on Rails|RoR|Rails
PHP|PHP 7|PHP 8|PHP5|PHP7
Symfony|Symfony 5|Symfony 6|Symfony 4
Laravel
CodeIgniter
CakePHP
Zend Framework|Zend|Laminas
WordPress|Wordpress
Elementor
WooCommerce
Drupal
Joomla
Magento|Adobe Commerce
PrestaShop
Shopify
Kotlin
Swift
SwiftUI
Objective-C|Objective C|ObjC
Scala
Clojure
Elixir
Erlang
Haskell
GitOps
Phoenix LiveView
?Ada
OCaml
F#
?Dart
Flutter
Perl
Lua
Groovy
COBOL
Fortran
?Pascal|Turbo Pascal
Delphi|Object Pascal
?Ada
ABAP
Apex|Salesforce Apex
MATLAB|Matlab Simulink
Simulink
?Julia
Prolog
Lisp|Common Lisp
Solidity
?Assembly|Assembleur|Assembly language|ASM|Assembler
Bash|Shell|Shell Unix|Shell scripting|Bash scripting|Unix shell|Shell script|Scripts shell|KornShell|Ksh
PowerShell|Power Shell
HTML|HTML5|HTML 5|XHTML|DHTML
CSS|CSS3|CSS 3|Cascading Style Sheets
Sass|SCSS
?Less
Tailwind CSS|Tailwind|TailwindCSS
Bootstrap|Bootstrap 4|Bootstrap 5|Twitter Bootstrap
jQuery|JQuery
?Ajax
React|ReactJS|React.js|React JS
React Native
React Testing Library
React Redux
Redux|Redux Toolkit
Next.js|NextJS|Next JS
Angular|Angular 2+|Angular 2|Angular CLI
AngularJS|Angular.js|Angular JS
Vue.js|Vue|VueJS|Vue JS|Vue 3
Nuxt.js|Nuxt|NuxtJS
Svelte|SvelteKit
Ember.js|Ember|EmberJS
Backbone.js|BackboneJS|Backbone
D3.js|D3
Three.js|ThreeJS
Node.js|Node|NodeJS|Node JS
?Express|Express.js|ExpressJS|Express JS
NestJS|Nest.js
Fastify
Deno
Webpack
Vite
Babel
Gulp
npm
Storybook
GraphQL|Apollo GraphQL
REST|API REST|REST API|RESTful|APIs REST|REST APIs|RESTful API|RESTful APIs|Web services REST|RESTful web services|API RESTful|REST web services
SOAP|Web services SOAP
Web services|Webservices|Services web
API|APIs|API development
gRPC
JSON
XML|XSD
XSLT|XPath
YAML
WebSocket|WebSockets
OAuth|OAuth2|OAuth 2.0|OpenID Connect
JWT
Spring|Spring Framework|Spring MVC
Spring Boot|SpringBoot
Spring Security
Spring Batch
Spring Cloud
Hibernate|Hibernate ORM
JPA|Java Persistence API
JSF|JavaServer Faces
PrimeFaces
JSP|JavaServer Pages|JSP/Servlets
Servlets|Java Servlets|Servlet
Struts|Apache Struts
EJB
JMS
JDBC
?Swing|Java Swing
JavaFX
Maven|Apache Maven
Gradle
?Ant|Apache Ant
JUnit|JUnit 5
Mockito
Quarkus
Micronaut
Django|Django REST Framework
Flask
FastAPI|Fast API
Celery
SQLAlchemy
Tornado
PyQt
Entity Framework|Entity Framework Core|EF Core
LINQ
WPF
WCF
WinForms|Windows Forms
Blazor
Xamarin
MAUI
SignalR
?Unity|Unity3D|Unity 3D
Unreal Engine|Unreal
Godot
OpenGL
Vulkan
DirectX
WebGL
?Qt
?Boost
CMake
Android|Android SDK|Développement Android|Android development
Android Studio
iOS|Développement iOS|iOS development|iOS SDK
Xcode
Jetpack Compose
Ionic
Cordova|Apache Cordova|PhoneGap
SQL|Langage SQL|SQL queries|Requêtes SQL
PL/SQL|PLSQL|PL SQL
T-SQL|Transact-SQL|TSQL
MySQL|My SQL
MariaDB
PostgreSQL|Postgres|Postgre SQL|PostGreSQL
PostGIS
SQL Server|Microsoft SQL Server|MS SQL|MSSQL|MS SQL Server|SQL Server 2016
SSIS|SQL Server Integration Services
SSRS|SQL Server Reporting Services
SSAS
Oracle|Oracle Database|Oracle DB|Oracle SQL|Base Oracle|Oracle 11g|Oracle 12c
SQLite
DB2|IBM DB2
Sybase
Teradata
MongoDB|Mongo|Mongo DB
Redis
Cassandra|Apache Cassandra
Couchbase
CouchDB
DynamoDB|Amazon DynamoDB
Neo4j
InfluxDB
Elasticsearch|Elastic Search|ElasticSearch|Elastic
Solr|Apache Solr
Kibana
Logstash
ELK|ELK Stack|Elastic Stack
NoSQL|No SQL
Firebase
Firestore|Cloud Firestore
Supabase
Prisma
MS Access|Microsoft Access
HBase
Memcached
?Bases de données|Database|Databases|Base de données|Database management|SGBD|RDBMS|Gestion de bases de données
UML|Modélisation UML
Merise
BPMN
Design patterns|Design pattern|Patrons de conception
Clean code
SOLID
DDD|Domain-Driven Design|Domain driven design
Architecture hexagonale|Hexagonal architecture|Clean architecture
TDD|Test-driven development|Test driven development
BDD|Behavior driven development
POO|OOP|Object-oriented programming|Programmation orientée objet|Object oriented programming|Programmation objet
Microservices|Micro-services|Architecture microservices|Microservices architecture
SOA|Architecture SOA
Event-driven architecture|Event sourcing|CQRS
Serverless
?Algorithmique|Algorithms|Algorithmes|Algorithmie
?Structures de données|Data structures|Data structures and algorithms
Git
GitHub|Git Hub
GitLab
Bitbucket
SVN|Subversion
Mercurial
TFS|Team Foundation Server
CI/CD|CICD|Intégration continue|Continuous integration|CI CD|Déploiement continu|Continuous delivery|Continuous deployment
GitHub Actions
GitLab CI|GitLab CI/CD
Jenkins
CircleCI
Travis CI
TeamCity
Azure DevOps
Bamboo
ArgoCD|Argo CD
SonarQube|Sonar
Nexus
Artifactory
DevOps|Culture DevOps
DevSecOps
Docker|Containers Docker
Docker Compose|docker-compose
Docker Swarm
Kubernetes|K8s|K8S
OpenShift|Red Hat OpenShift
?Helm
Rancher
Podman
Istio
Terraform
Ansible
?Puppet
?Chef
SaltStack
Vagrant
Packer
CloudFormation|AWS CloudFormation
Pulumi
AWS|Amazon Web Services|Amazon AWS
EC2|Amazon EC2
S3|Amazon S3
AWS Lambda|Lambda
RDS|Amazon RDS
Azure|Microsoft Azure|Windows Azure
Azure Active Directory|Azure AD|Entra ID
GCP|Google Cloud|Google Cloud Platform
Google Kubernetes Engine|GKE
EKS|Amazon EKS
OVH|OVHcloud
Scaleway
Heroku
Vercel
Netlify
DigitalOcean
OpenStack
?Cloud|Cloud computing|Cloud public
Prometheus
Grafana
Datadog
New Relic
Splunk
Dynatrace
Nagios
Zabbix
Centreon
Sentry
OpenTelemetry
PagerDuty
SRE|Site reliability engineering
Linux|GNU/Linux|Linux administration|Administration Linux
Unix
AIX
Solaris
Ubuntu
Debian
CentOS
Red Hat|RHEL|Red Hat Enterprise Linux
?Windows|Microsoft Windows|Windows 10|Windows 11|Windows 7
Windows Server|Windows Server 2019|Windows Server 2016|Windows Server 2012|Windows Server 2022
macOS|Mac OS|OS X|Mac OS X|MacOS
Active Directory|AD DS|Annuaire Active Directory
LDAP
GPO|Group Policy
DNS
DHCP
VPN|IPsec
VLAN
TCP/IP|TCP IP
BGP
OSPF
MPLS
SD-WAN
LAN/WAN|LAN|WAN
Wi-Fi|WiFi
VoIP|ToIP|Téléphonie IP
Cisco|Cisco IOS
Juniper
Fortinet|FortiGate
Palo Alto Networks|Palo Alto
Check Point|Checkpoint
pfSense
F5|F5 BIG-IP
Load balancing
Nginx|NGINX
Apache|Apache HTTP Server|Apache2
Tomcat|Apache Tomcat
IIS
WebSphere|IBM WebSphere
WebLogic|Oracle WebLogic
JBoss|WildFly
VMware|VMWare|vSphere|VMware vSphere|ESXi|VMware ESXi
Hyper-V
Proxmox
Citrix|XenApp|Citrix XenApp
VirtualBox
Virtualisation|Virtualization
Veeam
?Exchange|Microsoft Exchange|Exchange Server
SCCM|MECM
Intune|Microsoft Intune
Microsoft 365|Office 365|O365|M365
SharePoint|Microsoft SharePoint
Power Platform|Microsoft Power Platform
Power Apps|PowerApps
Power Automate
ServiceNow|Service Now
GLPI
ITIL|ITIL V3|ITIL v4|ITIL 4
COBIT
Support informatique|IT support|Support technique|Technical support|Helpdesk|Help desk|Support utilisateurs|Support N1|Support N2|Assistance informatique|Desktop support
Administration systèmes|Administration système|System administration|Systems administration|Administration systèmes et réseaux
Administration réseaux|Network administration|Administration réseau|Réseaux informatiques|Computer networking
?Réseaux|Networking|Networks|Réseau
Dépannage informatique|Computer repair|Maintenance informatique|Troubleshooting
Cybersécurité|Cybersecurity|Cyber security|Sécurité informatique|IT security|Information security|Sécurité des systèmes d'information|SSI
Test d'intrusion|Penetration testing|Pentest|Pentesting|Tests d'intrusion
SIEM
SOC|Security operations center
QRadar|IBM QRadar
EDR|CrowdStrike
Firewall|Pare-feu|Firewalls|Pare-feux
IDS/IPS|IDS
Snort
OWASP|OWASP Top 10
Burp Suite
Metasploit
Nmap
Wireshark
Kali Linux
Nessus
ISO 27001|ISO/IEC 27001
EBIOS|EBIOS RM
PKI
IAM|Identity and access management|Gestion des identités
SSO|Single sign-on
Cryptographie|Cryptography|Chiffrement|Encryption
Forensic|Digital forensics|Forensics
Analyse de vulnérabilités|Vulnerability assessment|Vulnerability management|Gestion des vulnérabilités
Kafka|Apache Kafka
RabbitMQ
ActiveMQ
MQTT
IBM MQ|MQSeries|WebSphere MQ
Talend|Talend Open Studio
MuleSoft
Apache Camel|Camel
Control-M
Dollar Universe|$Universe
Selenium|Selenium WebDriver
Cypress
Playwright
Puppeteer
Jest
Mocha
Jasmine
Karma
Pytest
PHPUnit
Cucumber
Robot Framework
Postman
SoapUI
JMeter|Apache JMeter
Gatling
LoadRunner|HP LoadRunner
HP ALM|Quality Center|HP Quality Center|HP QC
TestRail
Xray
Appium
Tests unitaires|Unit testing|Unit tests|Test unitaire
Tests fonctionnels|Functional testing|Functional tests
Tests de non-régression|Regression testing|Tests de régression
Tests automatisés|Automated testing|Test automation|Automatisation des tests
Recette|Recette fonctionnelle|UAT|User acceptance testing|Tests d'acceptation
Swagger|OpenAPI
Jira|JIRA|Atlassian Jira
Confluence
Trello
?Notion
Asana
Monday.com
?Slack
Microsoft Teams|MS Teams
Redmine
Mantis
Visual Studio
VS Code|Visual Studio Code|VSCode
?Eclipse
IntelliJ IDEA|IntelliJ
PyCharm
NetBeans
Vim
Agile|Méthodes agiles|Agile methodologies|Méthodologie agile|Agile methodology|Méthode agile|Agilité|Agile development
Scrum|Méthode Scrum|Agile Scrum|Scrum methodology
Kanban
?SAFe|Scaled Agile
Extreme Programming
Cycle en V|V-model|V cycle|Waterfall
SDLC|Software development life cycle|Software development lifecycle
Développement web|Web development|Développement Web full stack
Développement mobile|Mobile development|Développement d'applications mobiles
Développement logiciel|Software development|Software engineering|Génie logiciel
Full stack|Full-stack|Fullstack|Full stack development
Front-end|Frontend|Front end development|Développement front-end
Back-end|Backend|Back end development|Développement back-end
Architecture logicielle|Software architecture
Code review|Revue de code|Code reviews
Refactoring
Systèmes embarqués|Embedded systems|Embedded software|Système embarqué|Logiciel embarqué
STM32
Arduino
Raspberry Pi
FreeRTOS
RTOS
VHDL
Verilog|SystemVerilog
FPGA
Microcontrôleurs|Microcontrollers|Microcontrôleur
IoT|Internet of Things|Internet des objets
ROS|ROS2|Robot Operating System
?CAN|Bus CAN|CAN bus
AUTOSAR
Modbus
I2C
?SPI
UART
Yocto
LabVIEW
Blockchain|Smart contracts
Ethereum
AR/VR|Réalité virtuelle|Virtual reality|VR
Réalité augmentée|Augmented reality
Chatbot|Chatbots
SEO technique
Accessibilité web|Accessibility|RGAA|WCAG
Responsive design|Responsive web design
PWA|Progressive web app|Progressive web apps
Mainframe|z/OS|IBM mainframe
JCL
CICS
AS/400|AS400|IBM i|iSeries
?RPG|RPGLE
WinDev|Windev
WebDev PC SOFT
?4D
FileMaker
Lotus Notes|IBM Notes
OutSystems
Mendix
?Bubble
UiPath
Blue Prism
Automation Anywhere
RPA|Robotic process automation
Salesforce|Salesforce CRM|Salesforce.com|SFDC
Salesforce Lightning
Dynamics 365|Microsoft Dynamics 365|Microsoft Dynamics
Dynamics CRM|Microsoft Dynamics CRM
Dynamics NAV|Business Central|Navision
SAP|SAP ERP|SAP R/3|SAP ECC
SAP S/4HANA|S/4HANA|S4 HANA|S4HANA|SAP HANA
SAP FI|SAP FICO|SAP FI/CO
SAP CO
SAP MM
SAP SD
SAP PP
SAP WM|SAP EWM
SAP BW|SAP BI
SAP BusinessObjects|Business Objects|BusinessObjects|SAP BO
SAP HR|SAP HCM|SuccessFactors|SAP SuccessFactors
Oracle E-Business Suite|Oracle EBS|Oracle Apps
Oracle Fusion|Oracle Cloud
PeopleSoft
JD Edwards|JDE
Odoo|OpenERP
NetSuite|Oracle NetSuite
?Infor|Infor M3
Sage X3
ERP
Gestion de projet informatique|IT project management|Gestion de projets IT
Product management|Gestion de produit|Product ownership
Product backlog|Backlog|User stories|Gestion du backlog
Spécifications fonctionnelles|Functional specifications|Rédaction de spécifications|Cahier des charges|Rédaction de cahiers des charges
Spécifications techniques|Technical specifications
AMOA|Assistance à maîtrise d'ouvrage|MOA
MOE|Maîtrise d'œuvre
Business analysis|Analyse fonctionnelle|Recueil des besoins|Requirements gathering|Analyse des besoins
Migration de données|Data migration
Sauvegarde|Backup|Backup and recovery
PRA|PCA|Disaster recovery|Plan de reprise d'activité
Incident management|Gestion des incidents
Change management IT
JAX-RS|JAX RS
JAX-WS|JAX WS
Jersey
ESB|Enterprise service bus
Flyway
Liquibase
Activiti
Camunda
GlassFish
Jetty
Vert.x
Thymeleaf
TestNG
Grunt|GruntJS
Yarn
RxJS
NgRx
MobX
Vuex
Pinia
Gatsby|GatsbyJS
Chart.js
Leaflet|LeafletJS
Mapbox
OpenLayers
GeoServer
Twig
Socket.io
BeautifulSoup|Beautiful Soup
Scrapy
Strapi
TypeORM
Sequelize
Mongoose
KoaJS|Koa.js
Webflow
Zapier
n8n
VBScript
Zsh
AWK|gawk
?sed
?grep
?Make|GNU Make
Makefile|Makefiles
SCons
Bazel
GCC
Clang
LLVM
GDB
Valgrind
GTK|GTK+|Gtk
wxWidgets
SDL|SDL2
SFML
Ncurses
Boost C++
Qt Creator
CUDA
OpenCL
OpenMP
MPI|OpenMPI|Open MPI
Slurm
?Lex
Yacc
ANTLR
?Bison
?Coq
Isabelle/HOL
?Zig
?Scheme
RISC-V
MIPS
?ARM
x86
Buildroot
U-Boot
LoRa|LoRaWAN
Zigbee
Bluetooth|BLE
CVS
Gerrit
Bugzilla
Doxygen
Javadoc
Emacs
Sublime Text
Notepad++
StarUML
ArgoUML
Visual Paradigm
Enterprise Architect
SysML
Markdown
Regex|Regular expressions|Expressions régulières
Traefik
HAProxy|HA Proxy
Kerberos
KVM
Fedora
FreeBSD
Cloudflare
?Vault|HashiCorp Vault
Hyperledger
Web3`;
